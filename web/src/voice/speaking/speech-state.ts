import { atom } from 'jotai';

/** How loud LUX speaks now, 0 to 1: many times a second, for the few who move with it. */
export const voiceLevelAtom = atom(0);

/** Where in the sentence being heard the word stands that is heard now; null where nobody knows. */
export const spokenWordAtom = atom<{ from: number; to: number } | null>(null);
