import { splitCompound } from '../lexicon/compound.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import { rhymePart } from './rhyme-part.ts';

const MAX_LETTERS = 9;
/** These are stressed at their beginning, so that their end does not rhyme: "Ausland". */
const STRESSED_PREFIX =
  /^(?:aus|bei|ein|zu|un|vor|auf|um|nach|mit|ab|an(?=[bt])|bio|alb|nikol|anor|konso)(?=.{3})/;
const vowelsOf = (word: string) => word.match(/[aeiouyäöü]+/gi)?.length ?? 0;

/** Finds words for children that rhyme; sounds are worked out once, with the first question. */
export function createRhymes(lexicon: Lexicon, extra: { rhymeWords: readonly string[] }) {
  let byPart: Map<string, string[]> | undefined;

  function read() {
    const parts = new Map<string, string[]>();
    const seen = new Set<string>();
    const words = [
      ...extra.rhymeWords,
      ...lexicon.commonNouns,
      ...lexicon.commonVerbs,
      ...lexicon.commonAdjectives,
    ];
    for (const word of words) {
      if (word.length > MAX_LETTERS || word.length < 3 || seen.has(word.toLowerCase())) continue;
      seen.add(word.toLowerCase());
      const part = rhymePart(lexicon, word);
      if (part === null || STRESSED_PREFIX.test(word.toLowerCase())) continue;
      const known = parts.get(part);
      if (known) known.push(word);
      else parts.set(part, [word]);
    }
    return parts;
  }

  /** It rhymes as the words do that it is made of. Dear to find out, so asked of what is found alone. */
  const isMade = (word: string) => isMadeNoun(word) || splitCompound(lexicon, word) !== null;

  /** "Das Singen", "das Gute": nouns made of other words, which are in the list themselves. */
  function isMadeNoun(word: string) {
    if (!/^\p{Lu}/u.test(word)) return false;
    if (lexicon.isAdjective(word) || lexicon.isAdjective(word.replace(/e$/, ''))) return true;
    return lexicon.verb(word) !== undefined && lexicon.noun(word)?.plural === undefined;
  }

  const endsWithWord = (word: string, end: string) =>
    word.endsWith(end) && /^[^aeiouäöü]/.test(end);
  const isPair = (one: string, other: string) => {
    const [first, second] = [one.toLowerCase(), other.toLowerCase()];
    return first !== second && !endsWithWord(first, second) && !endsWithWord(second, first);
  };

  return {
    /** Null where the spelling of one does not tell its sound. */
    doRhyme(one: string, other: string): boolean | null {
      const [first, second] = [rhymePart(lexicon, one), rhymePart(lexicon, other)];
      if (first === null || second === null) return null;
      return first === second && one.toLowerCase() !== other.toLowerCase();
    },
    /** Short and like the word in length first. */
    find(word: string): string[] {
      byPart ??= read();
      const part = rhymePart(lexicon, word);
      if (part === null) return [];
      const length = vowelsOf(word);
      return (byPart.get(part) ?? [])
        .filter((candidate) => isPair(word, candidate) && !isMade(candidate))
        .toSorted(
          (one, other) =>
            Math.abs(vowelsOf(one) - length) - Math.abs(vowelsOf(other) - length) ||
            one.length - other.length,
        );
    },
  };
}

export type Rhymes = ReturnType<typeof createRhymes>;
