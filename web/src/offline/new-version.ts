import { atom } from 'jotai';

/** True once a newer client has taken over behind this page. */
export const newVersionAtom = atom(false);
