/** SPEC 9: auto mode has ten wave bars. */
const BARS = 10;

/** The wave bars at rest. */
export const flatWaves: readonly number[] = Array.from({ length: BARS }, () => 0);
