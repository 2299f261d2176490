import { atom } from 'jotai';

/** Where in the sentence being heard the word stands that is heard now; null where nobody knows. */
export const spokenWordAtom = atom<{ from: number; to: number } | null>(null);
