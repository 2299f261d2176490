import { foldWord } from '@lux/german-text/fold-letters.ts';
import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';
import type { DrawingWords } from './drawing-words.ts';
import { FeelingKey } from './verbs/verb-entry.ts';
import { wordKeys } from './word-keys.ts';

const words = z.string().transform((text) => text.split(/\s+/).filter(Boolean));

const Classes = z.strictObject({
  worn: z.record(z.string(), words),
  garments: z.strictObject({ dress: words, top: words, bottom: words, shoes: words }),
  suits: z.record(z.string(), words),
  held: words,
  tools: words,
  small: words,
  ridden: words,
  inside: words,
  pushed: words,
  instruments: words,
  balls: words,
  drinks: words,
  food: words,
  rests: words,
  liveliest: words,
  hair: words,
  parts: words,
  swallowed: words,
  idiomatic: words,
  feelings: z.record(z.string(), FeelingKey),
});

/** What a thing is for, by its drawing. */
export type ThingClass =
  | 'held'
  | 'tools'
  | 'small'
  | 'ridden'
  | 'inside'
  | 'pushed'
  | 'instruments'
  | 'balls'
  | 'drinks'
  | 'food'
  | 'rests'
  | 'liveliest';

export type Garment = 'dress' | 'top' | 'bottom' | 'shoes';

export type NounClasses = {
  isA(kind: ThingClass, hexcodes: readonly string[]): boolean;
  /** Animals and whoever acts like one; people are told apart by their roles. */
  isAlive(hexcodes: readonly string[]): boolean;
  wornKey(word: string): string | undefined;
  garment(word: string): Garment | undefined;
  suit(word: string): string | undefined;
  isHair(word: string): boolean;
  isPart(word: string): boolean;
  isSwallowed(word: string): boolean;
  /** Seen only where a verb makes something of it: "einen Handstand machen". */
  isIdiomatic(word: string): boolean;
  feeling(word: string): z.infer<typeof FeelingKey> | undefined;
};

/** Emoji of animals lie in two rows of Unicode; plants and parts among them are left out. */
const animals =
  /^(1F40[0-9A-F]|1F41[0-9B-F]|1F42[0-9A-F]|1F43[0-9ABCF]|1F98[0-9A-F]|1F99[0-9A-F]|1F9A[0-9A]|1F577|1F54A|1FABC|1FABF|1FAC[DEF]|1FAC8|1FAB[0-3]|1F9AE|1F9AB|1F9AD|E00[0134679]|E010|own-(unicorn|pegasus|seahorse))/;
const notAlive = /^(1F41A|1F9A0|1F998A)/;

/** Reads once which things are worn, held, ridden or sat in. */
export function createNounClasses(lexicon: DrawingWords): NounClasses {
  const data = readYaml('noun-classes', Classes);
  const kinds = [
    'held',
    'tools',
    'small',
    'ridden',
    'inside',
    'pushed',
    'instruments',
    'balls',
    'drinks',
    'food',
    'rests',
    'liveliest',
  ] as const;
  const drawings = new Map<ThingClass, Set<string>>(
    kinds.map((kind) => [
      kind,
      new Set(data[kind].map((word) => lexicon.find(word)?.hexcodes[0] ?? '')),
    ]),
  );
  const isA = (kind: ThingClass, hexcodes: readonly string[]) =>
    drawings.get(kind)?.has(hexcodes[0] ?? '') ?? false;
  const keysOf = <Key extends string>(lists: Record<Key, string[]>) => {
    const keys = new Map<string, Key>();
    for (const [key, list] of Object.entries<string[]>(lists)) {
      for (const word of list)
        for (const form of wordKeys(word).slice(0, 2))
          if (!keys.has(form)) keys.set(form, key as Key);
    }
    return (word: string) => {
      const [folded = '', stem = ''] = wordKeys(word);
      return keys.get(folded) ?? keys.get(stem);
    };
  };
  const setOf = (list: string[]) =>
    new Set(list.flatMap((word) => [foldWord(word), foldWord(word).replace(/(?<=...)e?$/, 'en')]));
  const [hair, parts, swallowed] = [setOf(data.hair), setOf(data.parts), setOf(data.swallowed)];
  const idiomatic = setOf(data.idiomatic);
  const feelings = new Map(
    Object.entries(data.feelings).map(([word, key]) => [foldWord(word), key]),
  );
  return {
    isA,
    isAlive: (hexcodes) =>
      (animals.test(hexcodes[0] ?? '') && !notAlive.test(hexcodes[0] ?? '')) ||
      isA('liveliest', hexcodes),
    wornKey: keysOf(data.worn),
    garment: headOf(keysOf(data.garments)),
    suit: headOf(keysOf(data.suits)),
    isHair: (word) => hair.has(foldWord(word)),
    isPart: (word) => parts.has(foldWord(word)),
    isSwallowed: (word) =>
      swallowed.has(foldWord(word)) ||
      idiomatic.has(foldWord(word)) ||
      feelings.has(foldWord(word)),
    isIdiomatic: (word) => idiomatic.has(foldWord(word)),
    feeling: (word) => feelings.get(foldWord(word)),
  };
}

const heads = /.{3}(kleid|hose|jacke|hemd|anzug|pulli|pullover|rock|bluse|shirt)$/i;

/** "Ballettkleid" is a Kleid. */
function headOf<Key>(find: (word: string) => Key | undefined) {
  return (word: string): Key | undefined => {
    const head = find(word) === undefined ? heads.exec(word)?.[1] : undefined;
    return head ? find(head) : find(word);
  };
}
