import { foldWord } from '@lux/german-text/fold-letters.ts';
import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';
import type { DrawingWords, LexiconEntry } from './drawing-words.ts';
import { wordKeys } from './word-keys.ts';

const Entry = z.strictObject({
  words: z.string(),
  size: z.number().optional(),
  colour: z.string().optional(),
});
const NearestFile = z
  .object({ coloured: z.array(Entry.extend({ head: z.string() })) })
  .catchall(Entry);

/** Something without a drawing, and the drawing it most looks like. */
export type NearestThing = {
  word: string;
  entry: LexiconEntry;
  size: number;
  /** A colour word. */
  colour?: string | undefined;
};

export type Nearest = { find(word: string): NearestThing | undefined };

/** Reads once which drawing stands for what has none of its own. */
export function createNearest(lexicon: DrawingWords): Nearest {
  const byKey = new Map<string, NearestThing>();
  const { coloured, ...plain } = readYaml('nearest', NearestFile);
  const things = [
    ...Object.entries(plain).map(([head, thing]) => ({ ...thing, head })),
    ...coloured,
  ];
  for (const { head, words, size = 1, colour } of things) {
    const entry = lexicon.find(head);
    if (!entry) throw new Error(`nearest.yaml: no drawing of ${head}`);
    for (const word of words.split(' ')) {
      const near = { word, entry, size, colour };
      for (const key of wordKeys(word).slice(0, 2)) if (!byKey.has(key)) byKey.set(key, near);
    }
  }
  return {
    find(word) {
      const [folded = foldWord(word), stem = ''] = wordKeys(word);
      return byKey.get(folded) ?? byKey.get(stem);
    },
  };
}
