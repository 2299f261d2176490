import { phantomSentences } from './phantom-sentences.ts';

const patterns = phantomSentences.map((sentence) => {
  const words = sentence.replace(/ \*$/, '( .*)?').replace(/\*$/, '.*');
  return new RegExp(`^${words}$`);
});

/** How recognisers write down a noise: [Musik], (Applaus), *Applaus*, ♪. */
const NOISE = /\[[^\]]*\]|\([^)]*\)|\*\s*\p{L}[^*]*\*|♪[^♪]*♪?/gu;

/**
 * True for well-known sentences that a recogniser made up and nobody said; the same for the browser's
 * recogniser and the server's (DESIGN 5).
 */
export function isPhantomSentence(text: string): boolean {
  const plain = text
    .replace(NOISE, ' ')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? text.trim() !== '' : patterns.some((pattern) => pattern.test(plain));
}
