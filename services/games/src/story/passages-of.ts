import { splitSentences } from './built-in/split-sentences.ts';

/** No German word is longer; whoever types a thousand letters without a space says nothing with them. */
const LONGEST_WORD = 60;
/** A sentence without an end is read in pieces of so many words. */
const MOST_WORDS = 50;
const OF_ONESELF = /(?<!\p{L})(ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*)(?!\p{L})/iu;

/**
 * A text as the gate reads it: each sentence, and each with the next where it speaks of the child, since
 * one may end what another begins. Two harmless sentences of a tale about others are not added up:
 * signs weighed together would stop one story in ten.
 */
export function passagesOf(text: string): string[] {
  const sentences = splitSentences(text).flatMap(inPieces);
  const pairs = sentences
    .slice(1)
    .map((sentence, at) => `${sentences[at]} ${sentence}`)
    .filter((pair) => OF_ONESELF.test(pair));
  return [...new Set([...sentences, ...pairs])];
}

function inPieces(sentence: string): string[] {
  const words = sentence.split(/\s+/).map((word) => word.slice(0, LONGEST_WORD));
  const pieces: string[] = [];
  for (let at = 0; at < words.length; at += MOST_WORDS) {
    pieces.push(words.slice(at, at + MOST_WORDS).join(' '));
  }
  return pieces;
}
