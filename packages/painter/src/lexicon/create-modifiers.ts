import { foldWord } from '@lux/german-text/fold-letters.ts';
import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';

const Modifier = z.strictObject({
  outfit: z.string().optional(),
  /** A word of something worn. */
  wears: z.string().optional(),
  /** A word of something beside it. */
  with: z.string().optional(),
  weather: z
    .enum([
      'rain',
      'snow',
      'sun',
      'fog',
      'wind',
      'storm',
      'party',
      'rainbow',
      'autumn',
      'spring',
      'summer',
      'magic',
    ])
    .optional(),
  place: z
    .enum(['forest', 'jungle', 'underwater', 'beach', 'space', 'mountains', 'desert'])
    .optional(),
  time: z.enum(['night', 'evening', 'morning', 'day']).optional(),
  size: z.number().optional(),
  colour: z.string().optional(),
  age: z.literal('baby').optional(),
});
export type Modifier = z.infer<typeof Modifier>;

export type Modifiers = { find(part: string): Modifier | undefined };

/** Reads once what the first part of a compound adds: Riesen-spinne, Piraten-katze. */
export function createModifiers(): Modifiers {
  const byRoot = new Map<string, Modifier>();
  for (const [word, modifier] of Object.entries(
    readYaml('modifiers', z.record(z.string(), Modifier)),
  )) {
    byRoot.set(foldWord(word), modifier);
  }
  return {
    find(part) {
      const folded = foldWord(part);
      for (const end of ['', 's', 'n', 'en', 'es', 'nen', 'er']) {
        if (!folded.endsWith(end)) continue;
        const known = byRoot.get(folded.slice(0, folded.length - end.length));
        if (known) return known;
      }
      return byRoot.get(`${folded}e`);
    },
  };
}
