/** What LUX is doing, as its face shows it. */
export type LuxMood = 'idle' | 'listening' | 'thinking' | 'speaking';
