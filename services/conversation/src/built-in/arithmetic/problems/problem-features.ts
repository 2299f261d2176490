import { hashPair, hashText } from '@lux/german-text/classifier/hash.ts';
import type { Features } from '@lux/german-text/classifier/linear-model.ts';
import { cueOf } from './problem-cues.ts';
import type { Quantity, ToldProblem } from './problem-quantities.ts';

const [WORD, PAIR, TRIPLE, CUE, KINDS, PLACE, LAST, ASKED, SIZES] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const MOST_WORDS = 60;
const LAST_WORDS = 7;
const STEM_LENGTH = 4;
const ASKS =
  /(?<!\p{L})(?:wie ?viele?n?|wie (?:alt|lange?|schwer|weit|hoch|groß|teuer|oft|warm|kalt|schnell)|was (?:kostet|kosten|bleibt|macht|ist)|wann|welche zahl)(?!\p{L})(?: (?<noun>\p{L}{3,}))?/gu;
const UNKNOWN = '?';
const isSign = (word: string) => word.startsWith('#');
const stemOf = (word: string) => word.slice(0, STEM_LENGTH);

/**
 * What is counted of a problem: the words of ways to tell it, what the others do, where either stands
 * between the quantities, what is asked for, and how the numbers lie to each other. Who has what says nothing.
 */
export function problemFeatures(
  { words: told, quantities }: ToldProblem,
  frame: ReadonlySet<string>,
): Features {
  const words = told.slice(0, MOST_WORDS);
  const features: Features = new Map();
  const add = (hash: number, value: number) =>
    features.set(hash, Math.min(2, (features.get(hash) ?? 0) + value));
  const cues = words.map((word) => (isSign(word) ? word : cueOf(word)));
  const plain = words.map((word, at) =>
    isSign(word) || frame.has(word) ? word : (cues[at] ?? UNKNOWN),
  );
  const hashes = plain.map((word) => hashText(WORD, word));
  let place = 0;
  for (const [at, word] of plain.entries()) {
    const own = hashes[at] ?? 0;
    const [next, second] = [hashes[at + 1], hashes[at + 2]];
    if (isSign(word)) place += 1;
    if (word !== UNKNOWN) add(own, 0.4);
    if (next !== undefined) add(hashPair(own ^ PAIR, next), 0.4);
    if (next !== undefined && second !== undefined)
      add(hashPair(hashPair(own ^ TRIPLE, next), second), 0.25);
    const cue = cues[at];
    if (cue && !isSign(word)) {
      add(hashText(CUE, cue), 0.6);
      add(hashText(CUE, `${place} ${cue}`), 1);
    } else if (!isSign(word) && word !== UNKNOWN) add(hashText(PLACE, `${place} ${word}`), 0.5);
  }
  add(hashText(KINDS, quantities.map(({ kind }) => kind).join(' ')), 1);
  add(hashText(KINDS, String(quantities.length)), 1);
  const count = quantities.length;
  for (const word of plain.slice(-LAST_WORDS)) if (word !== UNKNOWN) add(hashText(LAST, word), 0.5);
  for (const each of askedFor(words, quantities)) {
    add(hashText(ASKED, each), 0.8);
    add(hashText(ASKED, `${count} ${each}`), 0.8);
  }
  for (const each of sizesOf(quantities)) add(hashText(SIZES, each), 0.7);
  return features;
}

/** Whether a question is asked, how, and which of the counted things it names. */
function askedFor(words: readonly string[], quantities: readonly Quantity[]): string[] {
  const text = words.join(' ');
  const found = [...text.matchAll(ASKS)].at(-1);
  if (!found) return ['asks nothing'];
  const noun = found.groups?.noun ?? '';
  const way = found[0].slice(0, found[0].length - noun.length).trim();
  const named = quantities.flatMap((quantity, at) =>
    noun !== '' && quantity.noun && stemOf(quantity.noun) === stemOf(noun) ? [`names ${at}`] : [],
  );
  const rest = text.slice(found.index + found[0].length);
  return [
    `by ${way}`,
    ...(named.length === 0 ? ['names none'] : named),
    ...(rest.includes('#') ? ['number behind'] : []),
    ...(noun !== '' && named.length === 0 && text.indexOf(noun) < found.index ? ['told noun'] : []),
  ];
}

/** Which is larger, what divides what, and which count the same thing. */
function sizesOf(quantities: readonly Quantity[]): string[] {
  const found: string[] = [];
  const count = quantities.length;
  for (const [at, one] of quantities.entries()) {
    for (const [next, other] of quantities.entries()) {
      if (next <= at) continue;
      const pair = `${count} ${at}${next}`;
      found.push(`${pair} ${one.value > other.value ? '>' : one.value < other.value ? '<' : '='}`);
      if (one.value % other.value === 0) found.push(`${pair} holds`);
      if (other.value % one.value === 0) found.push(`${pair} is held`);
      const isSame = one.noun && other.noun && stemOf(one.noun) === stemOf(other.noun);
      found.push(
        `${pair} ${isSame ? 'same' : one.noun && other.noun ? 'differ' : one.noun ? 'first' : other.noun ? 'second' : 'bare'}`,
      );
    }
  }
  return found;
}
