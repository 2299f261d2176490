import { readFileSync } from 'node:fs';

export interface PartOfCompound {
  /** In eSpeak NG's own writing, as the word sounds alone. */
  sounds: string;
  /** The engine says it otherwise, also alone. */
  isWrong: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** "vor", "nach": only at the very beginning. */
  isOpening: boolean;
}

/** By the word in small letters. */
export type CompoundParts = ReadonlyMap<string, PartOfCompound>;

const FILE = new URL('../../data/compound-parts.txt', import.meta.url);

/** Reads the words compounds are made of: a word, its sounds, and where it may stand (f, l, o); w where the engine errs. */
export function loadCompoundParts(file: URL = FILE): CompoundParts {
  const parts = new Map<string, PartOfCompound>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [word = '', sounds = '', places = ''] = line.split(' ');
    parts.set(word, {
      sounds,
      isWrong: places.includes('w'),
      isFirst: /[fo]/.test(places),
      isLast: places.includes('l'),
      isOpening: places.includes('o'),
    });
  }
  return parts;
}
