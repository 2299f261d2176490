import { z } from 'zod';
import { ClassLines } from './class-lines.ts';

const word = z.string().trim().min(2);

/** `Boot|Schiff + Loch|sink* + !nicht`: a sentence that has one word of each part, and none behind the sign. */
const Pattern = z
  .string()
  .trim()
  .min(2)
  .transform((text) => text.split(' + ').map(partOf));
export type Pattern = z.infer<typeof Pattern>;

/** A kind of problem and how it comes right, `data/story/solutions/*.yaml`. */
const Solution = z.strictObject({
  /** One of these stands in one clause of the last sentences. */
  any: z.array(Pattern).min(1),
  /** All of these stand somewhere. */
  with: z.array(Pattern).default([]),
  /** None of these stands anywhere. */
  not: z.array(Pattern).default([]),
  /** LUX has read one of these events, and it is open. */
  event: z.array(word).default([]),
  /** It may be told in any sentence, not only near the end: what comes of it is the same. */
  isAnywhere: z.boolean().default(false),
  /** The nouns of `{what}`, or that it is what the event is about. */
  what: z.union([z.array(word).min(1), z.literal('event')]).optional(),
  /** Only where `{what}` is an animal. */
  being: z.literal('pet').optional(),
  /** Who `{friend}` is: who has just come. */
  friend: z.literal('new').optional(),
  /** The nouns of `{tool}`. */
  tool: z.array(word).default([]),
  /** Of two whom a story is about: the one who does something at its end, or the other. */
  of: z.enum(['doer', 'other']).default('doer'),
  /** It is done to others: whoever does it does not put it right. */
  isDoneToOthers: z.boolean().default(false),
  /** Whom the story is about is not the one it happens to. */
  isOfOther: z.boolean().default(false),
  /** It is told of whom the story is about: another’s is not it. */
  isOfHero: z.boolean().default(false),
  next: ClassLines,
  end: ClassLines,
});
export type Solution = z.infer<typeof Solution>;

export const SolutionFile = z.record(z.string(), Solution);

const SHORTEST_COMPOUND = 4;

/**
 * The words of a part as one expression: a noun also at the end of a compound and with its endings, `sink*` as the
 * beginning of a word, several words as they stand. `Weg` is not `weg`.
 */
function partOf(text: string): { words: RegExp; isExcluded: boolean } {
  const words = text
    .replace('!', '')
    .split('|')
    .map((one) => wordOf(one.trim()));
  return {
    words: new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u'),
    isExcluded: text.startsWith('!'),
  };
}

function wordOf(own: string): string {
  const first = own.charAt(0);
  const rest = RegExp.escape(`_${own.slice(1)}`)
    .slice('_'.length)
    .replaceAll('\\*', '\\p{L}*');
  const isNoun = /^\p{Lu}/u.test(own) && !own.includes(' ') && !own.endsWith('*');
  // `Weg mit dir!`: a small word has a capital only where a sentence begins.
  if (!isNoun) {
    const isName = /^\p{Lu}/u.test(own);
    return isName ? first + rest : `(?:${first}|(?<=^[„“»]?)${first.toUpperCase()})${rest}`;
  }
  const ending = own.length >= SHORTEST_COMPOUND ? '(?:e[nrs]?|n|s)?' : '';
  const compound =
    own.length >= SHORTEST_COMPOUND ? `|\\p{Lu}\\p{L}*${first.toLowerCase()}${rest}` : '';
  return `(?:${first}${rest}${compound})${ending}`;
}
