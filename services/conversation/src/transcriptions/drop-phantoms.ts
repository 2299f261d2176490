import { phantomSentences } from './phantom-sentences.ts';

const NOISE = /\[[^\]]*\]|\([^)]*\)|\*\p{L}[^*]*\*|♪[^♪]*♪?/gu;
const SENTENCE_END = /(?<=[.!?…])\s+/;

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const phantoms = new Set(phantomSentences.map(lettersOf));

/** Takes out what a recogniser made up: noises in brackets, and credits nobody has spoken. */
export function dropPhantoms(transcript: string): string {
  return transcript
    .replace(NOISE, ' ')
    .split(SENTENCE_END)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !phantoms.has(lettersOf(sentence)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
