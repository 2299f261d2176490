import { isPhantomSentence } from '@lux/contracts/conversation/is-phantom-sentence.ts';

const NOISE = /\[[^\]]*\]|\([^)]*\)|\*\p{L}[^*]*\*|♪[^♪]*♪?/gu;
const SENTENCE_END = /(?<=[.!?…])\s+/;

/** Takes out what a recogniser made up: noises in brackets, and credits nobody has spoken. */
export function dropPhantoms(transcript: string): string {
  return transcript
    .replace(NOISE, ' ')
    .split(SENTENCE_END)
    .filter((sentence) => sentence !== '' && !isPhantomSentence(sentence))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
