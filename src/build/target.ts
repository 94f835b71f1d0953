/** The floor: a parent's old phone. */
export const TARGET = ['chrome94', 'safari15.4']
/**
 * The same for scripts. Those browsers run the classes of ES2022 but for three faults, for whose sake a bundler spells
 * all private fields out, 1.6 kB on every page. {@link oldSafari} mends one; a test looks that the others never matter.
 */
export const SCRIPT_TARGET = ['es2022']
