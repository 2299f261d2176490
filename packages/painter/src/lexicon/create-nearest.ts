import { foldWord } from '@lux/german-text/fold-letters.ts';
import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';
import type { DrawingWords, LexiconEntry } from './drawing-words.ts';
import { wordKeys } from './word-keys.ts';

const NearestFile = z.record(
  z.string(),
  z.strictObject({ words: z.string(), size: z.number().optional() }),
);

/** Something without a drawing, and the drawing it most looks like. */
export type NearestThing = { word: string; entry: LexiconEntry; size: number };

export type Nearest = { find(word: string): NearestThing | undefined };

/** Reads once which drawing stands for what has none of its own. */
export function createNearest(lexicon: DrawingWords): Nearest {
  const byKey = new Map<string, NearestThing>();
  for (const [head, { words, size = 1 }] of Object.entries(readYaml('nearest', NearestFile))) {
    const entry = lexicon.find(head);
    if (!entry) throw new Error(`nearest.yaml: no drawing of ${head}`);
    for (const word of words.split(' ')) {
      const thing = { word, entry, size };
      for (const key of wordKeys(word).slice(0, 2)) if (!byKey.has(key)) byKey.set(key, thing);
    }
  }
  return {
    find(word) {
      const [folded = foldWord(word), stem = ''] = wordKeys(word);
      return byKey.get(folded) ?? byKey.get(stem);
    },
  };
}
