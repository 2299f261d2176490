import { atom } from 'jotai';

/** How loud LUX speaks now, 0 to 1: many times a second, for the few who move with it. */
export const voiceLevelAtom = atom(0);

/** Position of the word now being spoken within its sentence; null where the voice does not tell. */
export const spokenWordAtom = atom<{ from: number; to: number } | null>(null);
