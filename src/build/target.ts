/** The floor: a parent's old phone. */
export const TARGET = ['chrome94', 'safari15.4']
