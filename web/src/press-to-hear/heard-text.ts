import { atom } from 'jotai';

/** What is being read aloud in between, as its caption; null while nothing is. */
export const heardTextAtom = atom<string | null>(null);
