import { atom } from 'jotai';

/** How loud LUX speaks now, 0 to 1: many times a second, for the few who move with it. */
export const voiceLevelAtom = atom(0);
