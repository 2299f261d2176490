import { foldWord } from '@lux/german-text/fold-letters.ts';
import { correctSpelling } from '../lexicon/correct-spelling.ts';
import type { Lexicon, LexiconEntry } from '../lexicon/create-lexicon.ts';
import { splitCompound } from '../lexicon/split-compound.ts';
import type { SettingHint, Settings } from './create-settings.ts';
import { grammar } from './grammar.ts';
import { readColour } from './read-colour.ts';
import type { Relation } from './wish.ts';
import type { WishColour } from './wish-colours.ts';

const words: Record<string, number> = {
  zwei: 2,
  zwo: 2,
  beide: 2,
  paar: 3,
  drei: 3,
  einige: 4,
  mehrere: 4,
  vier: 4,
  funf: 5,
  sechs: 6,
  viele: 6,
  vielen: 6,
  lauter: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  dutzend: 12,
  hundert: 12,
  tausend: 12,
};

/** More figures than this are not readable in one picture; larger wishes show this many. */
const most = 12;

/** A German number word or digits as a count from 1 to 12; undefined for any other word. */
function readNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Math.min(most, Math.max(1, Number(word)));
  return words[foldWord(word)];
}

/** One word of a wish with everything it may say. A word can be a relation and an article at once. */
export type ReadWord = {
  text: string;
  folded: string;
  relation?: Relation | undefined;
  count?: number | undefined;
  colour?: WishColour | undefined;
  size?: number | undefined;
  hint?: SettingHint | undefined;
  noun?: LexiconEntry | undefined;
  modifier?: string | undefined;
  isUnknownNoun?: boolean;
};

/**
 * Reads each word by itself. Where the sentence has capitals, only capitalised words may be nouns
 * known from emoji tags, as tags also hold verbs and adjectives.
 */
export function readWords(prompt: string, lexicon: Lexicon, settings: Settings): ReadWord[] {
  const texts =
    prompt.replace(/unter\s+wasser/gi, 'Unterwasser').match(/\p{L}+(?:-\p{L}+)*|\d+|[,.;!?]/gu) ??
    [];
  const hasCapitals = texts.slice(1).some((text) => /^\p{Lu}\p{Ll}/u.test(text));
  return texts.map((text, at) => {
    const folded = foldWord(text);
    const before = foldWord(texts[at - 1] ?? '');
    const isNounLike = hasCapitals
      ? /^\p{Lu}/u.test(text) && at > 0
      : grammar.article.has(before) || readNumber(before) !== undefined || texts.length === 1;
    return readWord({ text, folded, isNounLike, hasCapitals }, lexicon, settings);
  });
}

function readWord(
  word: { text: string; folded: string; isNounLike: boolean; hasCapitals: boolean },
  lexicon: Lexicon,
  settings: Settings,
): ReadWord {
  const { text, folded, isNounLike } = word;
  const plain: ReadWord = { text, folded };
  if (!/\p{L}/u.test(text)) return { ...plain, count: readNumber(text) };
  if (grammar.frameNouns.has(folded)) return plain;
  const isClosedClass = !(isNounLike && word.hasCapitals);
  if (isClosedClass) {
    const relation = grammar.relations.get(folded);
    if (relation) return { ...plain, relation };
    if (grammar.article.has(folded) || grammar.and.has(folded) || grammar.without.has(folded)) {
      return plain;
    }
    const count = readNumber(text);
    if (count) return { ...plain, count };
    if (grammar.big.has(folded)) return { ...plain, size: 1.35 };
    if (grammar.small.has(folded)) return { ...plain, size: 0.68 };
    if (grammar.flying.has(folded) || grammar.swimming.has(folded)) {
      const noun = isNounLike ? lexicon.find(text, 0.5) : undefined;
      return { ...plain, noun };
    }
    const colour = readColour(text);
    if (colour) return { ...plain, colour };
    if (grammar.noise.has(folded)) return plain;
  }
  const hint = settings.find(text);
  const named = isNounLike ? readColour(text) : undefined;
  if (named && (lexicon.find(text)?.rank ?? 9) > 1) return { ...plain, colour: named };
  const isVerbLike = word.hasCapitals && !/^\p{Lu}/u.test(text);
  const found = lexicon.find(text, isNounLike ? 3.5 : 1.5);
  // "grillt" shares its stem with Grille: beside capitalised nouns only the very word counts.
  const exact = isVerbLike && found && found.rank % 1 > 0 ? undefined : found;
  if (hint && !(exact && exact.rank === 0)) return { ...plain, hint, noun: undefined };
  if (exact) return { ...plain, noun: exact };
  if (isVerbLike) return { ...plain, colour: readColour(text) };
  return readCompound(plain, isNounLike, lexicon, settings);
}

function readCompound(
  plain: ReadWord,
  isNounLike: boolean,
  lexicon: Lexicon,
  settings: Settings,
): ReadWord {
  const typo = correctSpelling(lexicon, plain.text);
  if (typo && plain.folded.length >= 6) return { ...plain, noun: typo };
  const compound = splitCompound(plain.text, (part) => {
    const noun = lexicon.find(part, part.length > 3 ? 1 : 0);
    const hint = settings.find(part);
    return (noun && noun.hexcodes.length > 0) || hint ? { noun, hint } : undefined;
  });
  if (compound) return { ...plain, ...compound.head, modifier: compound.modifier };
  if (typo) return { ...plain, noun: typo };
  const colour = readColour(plain.text);
  if (colour) return { ...plain, colour };
  return { ...plain, isUnknownNoun: isNounLike };
}
