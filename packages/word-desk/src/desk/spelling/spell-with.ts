import { writeLetters } from '../../questions/letter-choice.ts';
import { spellAloud, spellingHint } from '../../sound/spell-aloud.ts';
import { german, type Tools } from '../tools.ts';

const PLAIN = /^\p{L}{1,3}$/u;
const clean = (letters: string) =>
  letters.replace(/(?:mit|ohne|nur|ein(?:e[mn])?|am ende|am anfang|hinten|vorne?) /gu, '').trim();

/** Which of the letters a child wavers between stands in a word; then the word, spelt. */
export function spellWith(word: string, detail: string, guess: string, tools: Tools): string {
  const [first = '', second] = writeLetters(detail.replace(/sz|scharf/u, 'ß'))
    .split(' oder ')
    .map(clean);
  const hint = spellingHint(tools.lexicon, word);
  const spelt = `${german(word)} schreibt man ${verdict(word, first, second) ?? 'so'}: ${spellAloud(word)}.${hint ? ` ${hint}` : ''}`;
  if (second !== undefined || !PLAIN.test(first)) return guess + spelt;
  return `${guess}${holdsLetters(word, first) ? 'Ja' : 'Nein'}. ${spelt}`;
}

/** The h of "ch" and "sch" is none that is asked for. */
export const holdsLetters = (word: string, letters: string) =>
  (letters === 'h' ? word.toLowerCase().replace(/s?ch|ph/gu, '') : word.toLowerCase()).includes(
    letters,
  );

function verdict(word: string, first: string, second: string | undefined): string | undefined {
  if (second === undefined || !PLAIN.test(first)) return undefined;
  const small = word.toLowerCase();
  if (!PLAIN.test(second))
    return small.includes(first) ? `mit ${named(first)}` : `ohne ${named(first)}`;
  if (first + second === 'äe' || first + second === 'eä')
    return small.includes('ä') ? 'mit ä' : 'mit e';
  const [long, short] = second.length > first.length ? [second, first] : [first, second];
  if (small.includes(long) && (long.includes(short) || !small.replaceAll(long, '').includes(short)))
    return `mit ${named(long)}`;
  if (!small.includes(long) && small.includes(short))
    return long === short + short ? `mit nur einem ${short}` : `mit ${named(short)}`;
  return undefined;
}

const named = (letters: string) =>
  letters === 'ß'
    ? 'scharfem s'
    : /^(\p{L})\1$/u.test(letters)
      ? `zwei ${letters.charAt(0)}`
      : letters;
