import type { Answer } from '../drafts/draft.ts';
import { readQuantity } from './read-quantity.ts';

const FRACTIONS: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** A transcript or an option cut into words, numbers and signs, small letters, gaps in numbers closed. */
function spokenPieces(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[½¼¾]/g, (sign) => ` ${FRACTIONS[sign]} `)
    .replaceAll(/(?<=\d)[.\u202f\u00a0](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<!\d\s?)[−–-](?=\s?\d)/g, ' minus ')
    .replaceAll('€', ' euro ');
  return plain.match(/\d+(?:[,.]\d+)?|\p{L}+|[/+·:*×=]/gu) ?? [];
}

interface Found {
  answer: Answer;
  at: number;
  end: number;
}

const OPERATIONS = new Set(['plus', 'minus', 'mal', 'geteilt', 'durch', '+', '·', ':', '*', '×']);
const ARTICLE = /^eine?[mnrs]?$/;

/**
 * The number a child says, in digits or German words, whatever is said around it: "die Antwort ist
 * zwölf", "zwei und zwanzig", "null Komma fünf", "drei Viertel", "5 Rest 2". After a correction the
 * last one counts. Null where there is none, or the child wavers ("elf oder zwölf").
 */
export function parseSpokenAnswer(transcript: string): Answer | null {
  const pieces = spokenPieces(transcript);
  const all = withoutArticles(findAll(pieces), pieces);
  const last = all.at(-1);
  if (!last || isWavering(pieces, all)) return null;
  return isOpenSum(pieces, all) ? null : last.answer;
}

function findAll(pieces: string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const isOperator = pieces[at] === 'minus' && found.at(-1)?.end === at;
    const read = isOperator ? null : readQuantity(pieces, at);
    if (!read) continue;
    found.push({ answer: read.value, at, end: read.end });
    at = read.end - 1;
  }
  return found;
}

/** "eine" is the number only where no other one is said. */
function withoutArticles(found: Found[], pieces: string[]): Found[] {
  const numbers = found.filter(
    ({ at, end }) => end - at > 1 || !ARTICLE.test(pieces[at] ?? '') || pieces[at] === 'eins',
  );
  return numbers.length > 0 ? numbers : found;
}

function isWavering(pieces: string[], found: Found[]): boolean {
  const [before, last] = found.slice(-2);
  return (
    before !== undefined && last !== undefined && pieces.slice(before.end, last.at).includes('oder')
  );
}

/** The child repeats the question, and says no result: "sieben mal acht". */
function isOpenSum(pieces: string[], found: Found[]): boolean {
  const before = found.at(-2);
  return before !== undefined && OPERATIONS.has(pieces[before.end] ?? '');
}
