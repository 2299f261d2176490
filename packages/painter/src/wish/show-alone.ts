import { foldWord } from '@lux/german-text/fold-letters.ts';
import { z } from 'zod';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import { readYaml } from '../read-yaml.ts';
import type { Reading } from './sentence/reading.ts';
import type { WishFigure } from './wish.ts';

const File = z.strictObject({
  things: z.record(z.string(), z.string()),
  places: z.record(z.string(), z.string()),
});

let known: z.infer<typeof File> | undefined;

const readAlone = () => {
  known ??= readYaml('alone', File);
  return known;
};

/**
 * A wish of nothing but what otherwise belongs to somebody: an eye, a door, a cape. And of a place
 * that is an empty meadow without what makes it one: a zoo, a playground.
 */
export function showAlone({ wish, lexicon }: Reading, text: string): void {
  if (wish.figures.length > 0) return;
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  if (wish.setting.words.length > 0) {
    for (const label of wish.setting.words) {
      for (const said of (readAlone().places[label] ?? '').split(' ').filter(Boolean)) {
        addThing(wish.figures, lexicon, said);
      }
    }
    return;
  }
  for (const word of words) showWord(wish.figures, lexicon, word);
  if (wish.figures.length === 0) return;
  const shown = new Set(
    wish.figures.flatMap(({ label, wears }) => [label, ...wears.map((worn) => worn.label)]),
  );
  wish.unknownWords = wish.unknownWords.filter((word) => !shown.has(word));
  wish.notShown = wish.notShown.filter((word) => !shown.has(word));
}

function showWord(figures: WishFigure[], lexicon: Lexicon, word: string): void {
  const stands = Object.entries(readAlone().things).find(([, words]) =>
    words.split(' ').some((said) => foldWord(said) === foldWord(word)),
  )?.[0];
  if (stands) {
    figures.push({ ...plain, label: word, hexcodes: [stands], wears: [] });
    return;
  }
  const { classes } = lexicon;
  const [suit, key] = [classes.suit(word), classes.wornKey(word)];
  if (!suit && !key) return;
  figures.push({
    ...plain,
    label: 'Kind',
    hexcodes: ['1F9D2'],
    person: { age: 'child', looks: 'person', outfit: suit ?? 'everyday' },
    wears: [{ label: word, hexcodes: [], ...(key && { key }) }],
  });
}

const plain = { count: 1, size: 1, isFlying: false, isSwimming: false } as const;

function addThing(figures: WishFigure[], lexicon: Lexicon, word: string): void {
  const entry = lexicon.find(word);
  if (entry?.hexcodes.length) {
    figures.push({ ...plain, label: entry.label, hexcodes: entry.hexcodes, wears: [] });
  }
}
