/** How fast `pace: slow` is, compared with the speed in the settings (SPEC 2, letters game). */
export const SLOW_SPEED = 0.7;
