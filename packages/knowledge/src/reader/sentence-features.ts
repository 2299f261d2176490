import { hashPair, hashText } from '@lux/german-text/classifier/hash.ts';
import type { Features } from '@lux/german-text/classifier/linear-model.ts';
import { aspectsAsked } from '../recognition/aspect-frames.ts';
import { questionKind } from '../recognition/question-kind.ts';
import { lemmaKey } from '../recognition/words.ts';

/** Stands for the name of a thing: what is asked does not depend on whose weight it is. */
export const ANY_THING = 'xx';

const MOST_WORDS = 24;
const LONGEST_WORD = 18;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;

/** Kinds of features and how much one of them counts beside the others. */
const WORD = { kind: 1, value: 1 };
const PAIR = { kind: 2, value: 1 };
const GAP_PAIR = { kind: 3, value: 0.8 };
const LETTERS = { kind: 4, value: 0.2 };
const FIRST = { kind: 5, value: 1 };
const LAST = { kind: 6, value: 0.7 };
const LENGTH = { kind: 7, value: 0.6 };
/** What the patterns hear. */
const ASKED = { kind: 8, value: 5 };
const ASKED_SECOND = { kind: 9, value: 0.7 };
const QUESTION = { kind: 10, value: 1 };
/** What the thing is: of jobs other things are asked than of animals. */
const OF_KIND = { kind: 11, value: 0.5 };
const QUESTION_OF_KIND = { kind: 12, value: 0.5 };
const NO_KIND = ['?'];
/** Words without their endings. */
const LEMMA = { kind: 13, value: 0.7 };
const LEMMA_PAIR = { kind: 14, value: 0.7 };

/**
 * Words, pairs of words and runs of letters of a folded sentence, with names as `ANY_THING`; and what the
 * thing is that it is asked of, where that is known.
 */
export function featuresOf(words: readonly string[], kinds: readonly string[] = NO_KIND): Features {
  const folded = words.join(' ');
  const features: Features = new Map();
  const add = (hash: number, value: number) =>
    features.set(hash, (features.get(hash) ?? 0) + value);
  const read = words.slice(0, MOST_WORDS);
  const hashes = read.map((word) => hashText(WORD.kind, word));
  const lemmas = read.map((word) => hashText(LEMMA.kind, lemmaKey(word)));
  lemmas.forEach((own, at) => {
    const next = lemmas[at + 1];
    add(own, LEMMA.value);
    if (next !== undefined) add(hashPair(own ^ LEMMA_PAIR.kind, next), LEMMA_PAIR.value);
  });
  read.forEach((word, at) => {
    const own = hashes[at] ?? 0;
    add(own, WORD.value);
    const [next, afterNext] = [hashes[at + 1], hashes[at + 2]];
    if (next !== undefined) add(hashPair(own ^ PAIR.kind, next), PAIR.value);
    if (afterNext !== undefined) add(hashPair(own ^ GAP_PAIR.kind, afterNext), GAP_PAIR.value);
    if (word !== ANY_THING) addRuns(word, add);
  });
  const [first] = hashes;
  const last = hashes.at(-1);
  if (first !== undefined) add(hashPair(FIRST.kind, first), FIRST.value);
  if (last !== undefined) add(hashPair(LAST.kind, last), LAST.value);
  const [asked, second] = aspectsAsked(folded);
  const kind = questionKind(folded);
  add(hashText(ASKED.kind, asked ?? ''), ASKED.value);
  add(hashText(ASKED_SECOND.kind, second ?? ''), ASKED_SECOND.value);
  add(hashText(QUESTION.kind, kind), QUESTION.value);
  add(hashText(QUESTION.kind, `${kind} ${asked}`), QUESTION.value);
  for (const one of kinds) {
    add(hashText(OF_KIND.kind, one), OF_KIND.value);
    add(hashText(QUESTION_OF_KIND.kind, `${kind} ${one}`), QUESTION_OF_KIND.value);
  }
  add(hashText(LENGTH.kind, String(Math.min(5, read.length >> 1))), LENGTH.value);
  return features;
}

function addRuns(word: string, add: (hash: number, value: number) => void): void {
  const bordered = `_${word.slice(0, LONGEST_WORD)}_`;
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1) {
    for (let from = 0; from + length <= bordered.length; from += 1) {
      add(hashText(LETTERS.kind, bordered, from, from + length), LETTERS.value);
    }
  }
}
