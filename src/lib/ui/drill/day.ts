/** When the learner's day began, by the device's own clock; both in milliseconds since 1970. */
export const startOfDay = (now: number): number => new Date(now).setHours(0, 0, 0, 0)
