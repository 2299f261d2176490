import { foldWord } from '@lux/german-text/fold-letters.ts';
import { z } from 'zod';
import { MARKS, type Mark } from '../drawings/decor/mark-drawing.ts';
import { PATTERNS, type PatternKind } from '../drawings/decor/pattern.ts';
import { readYaml } from '../read-yaml.ts';
import { FeelingKey } from './verbs/verb-entry.ts';

const words = z.string().transform((text) => text.split(' ').map(foldWord));

const AdjectivesFile = z.strictObject({
  happy: words,
  laughing: words,
  sad: words,
  angry: words,
  scared: words,
  sleepy: words,
  yawning: words,
  surprised: words,
  old: words,
  young: words,
  unseen: words,
  marks: z.record(z.enum(MARKS), words),
  patterns: z.record(z.enum(PATTERNS), words),
  hair: z.record(z.string(), words),
  brings: z.record(z.string(), words),
});

/** What an adjective says of a figure beside colour and size. */
export type AdjectiveMeaning = {
  feeling?: z.infer<typeof FeelingKey>;
  age?: 'old' | 'child';
  /** A colour of hair. */
  hair?: string;
  /** A word of something it has with it. */
  brings?: string;
  pattern?: { kind: PatternKind; label: string };
  mark?: Mark;
  /** Cannot be painted. */
  isUnseen?: boolean;
};

export type Adjectives = { find(folded: string): AdjectiveMeaning | undefined };

/** How somebody feels who is so. */
const moods: Partial<Record<Mark, z.infer<typeof FeelingKey>>> = {
  loved: 'happy',
  sick: 'sad',
};

/** Reads once the words for feelings, ages and what cannot be painted. */
export function createAdjectives(): Adjectives {
  const meanings = new Map<string, AdjectiveMeaning>();
  const file = readYaml('adjectives', AdjectivesFile);
  const add = (list: string[], meaning: AdjectiveMeaning) => {
    for (const word of list) meanings.set(word, meaning);
  };
  for (const feeling of FeelingKey.options) add(file[feeling], { feeling });
  add(file.old, { age: 'old' });
  add(file.young, { age: 'child' });
  add(file.unseen, { isUnseen: true });
  for (const mark of MARKS) {
    const feeling = moods[mark];
    add(file.marks[mark], { mark, ...(feeling && { feeling }) });
  }
  for (const kind of PATTERNS) {
    for (const label of file.patterns[kind]) meanings.set(label, { pattern: { kind, label } });
  }
  for (const [brings, list] of Object.entries(file.brings)) add(list, { brings });
  for (const [hair, list] of Object.entries(file.hair)) add(list, { hair });
  return {
    find(folded) {
      const bare = folded.replace(/(er|es|en|em|e)$/, '');
      return meanings.get(folded) ?? meanings.get(bare) ?? meanings.get(`${bare}e`);
    },
  };
}
