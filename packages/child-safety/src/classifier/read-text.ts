import { foldLetters } from '../matching/spelling.ts';
import { splitWords } from '../matching/split-words.ts';
import { normaliseText } from '../normalise/normalise-text.ts';
import { type FoundRule, findRule } from '../rules/find-rule.ts';

/** A text as the rules read it, which knows what they found. */
export interface ReadText {
  text: string;
  normalised: string;
  places: string[][];
  found: FoundRule | undefined;
}

let last: ReadText | undefined;

/**
 * Reads a text as it stands; where it hides its words, without what hides them too. The last one is kept,
 * as the gate asks several things of one text in a row.
 */
export function readText(text: string): ReadText {
  if (last?.text !== text) last = read(text);
  return last;
}

function read(text: string): ReadText {
  const normalised = normaliseText(text);
  const written = splitWords(text);
  const found = findRule(written);
  if (normalised === foldLetters(text)) return { text, normalised, places: written, found };
  const places = splitWords(normalised);
  return { text, normalised, places, found: found ?? findRule(places) };
}
