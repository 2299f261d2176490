/** What LUX is doing, as its face shows it. `caring`: something sad was said, and LUX is there. */
export type LuxMood = 'idle' | 'listening' | 'thinking' | 'speaking' | 'caring';
