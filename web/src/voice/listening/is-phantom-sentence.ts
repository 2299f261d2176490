import { phantomSentences } from './phantom-sentences.ts';

const patterns = phantomSentences.map((sentence) => {
  const words = sentence.replace(/ \*$/, '( .*)?').replace(/\*$/, '.*');
  return new RegExp(`^${words}$`);
});

/** How recognisers write down a noise: [Musik], *Applaus*, ♪. */
const NOISE = /\[[^\]]*\]|\*[^*]*\*|♪[^♪]*♪?/gu;

/** True for well-known sentences that a recogniser made up and nobody said. */
export function isPhantomSentence(text: string): boolean {
  const plain = text
    .replace(NOISE, ' ')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? text.trim() !== '' : patterns.some((pattern) => pattern.test(plain));
}
