import { foldWord } from '@lux/german-text/fold-letters.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';

const favourites = [
  'Drache',
  'Katze',
  'Einhorn',
  'Ritter',
  'Rakete',
  'Schloss',
  'Pirat',
  'Elefant',
];

/** What words of one thing begin with alike. */
const STEM_LETTERS = 4;

/** Up to four words with a drawing that look or sound most like an unknown one. */
export function nearWords(lexicon: Lexicon, word: string): string[] {
  const wanted = letterPairs(foldWord(word));
  const scored: { label: string; score: number }[] = [];
  for (const [spelling, entry] of lexicon.spellings) {
    if (entry.rank > 0 || entry.hexcodes.length === 0) continue;
    const pairs = letterPairs(spelling);
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
    const score = (2 * shared) / (pairs.size + wanted.size);
    if (score >= 0.3) scored.push({ label: entry.label, score });
  }
  scored.sort((a, b) => b.score - a.score);
  const offered: string[] = [];
  for (const { label } of scored) {
    // "Katzenbär, Kätzchen, Katze" are one offer.
    const stem = foldWord(label).slice(0, STEM_LETTERS);
    if (!offered.some((one) => foldWord(one).startsWith(stem))) offered.push(label);
  }
  return [...new Set([...offered, ...favourites])].slice(0, 4);
}

function letterPairs(word: string): Set<string> {
  const framed = `^${word}$`;
  return new Set(Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2)));
}
