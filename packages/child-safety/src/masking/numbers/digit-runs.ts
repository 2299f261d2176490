import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { Said, Token } from '../tokens.ts';
import { wordSet } from '../tokens.ts';

/** Figures and number words in a row, as one says a telephone number. */
export interface DigitRun {
  /** Its first and last token. */
  first: number;
  last: number;
  /** `zwölf vierunddreißig` is 1234. */
  digits: string;
  /** The figures as they were grouped. */
  groups: readonly string[];
  /** With `+` or `plus` before it. */
  isInternational: boolean;
}

const BEGINNING =
  /^(?:null|eins$|ein(?:und|hund)|zw[eoöa]|dr[ie]|vier|fünf|fuenf|sech|sieb|acht|neun|zehn|elf$|hundert|tausend|doppel)/u;
const SIGNS = wordSet('- – — / . ( ) * · _');
/** Said while one looks for the next figure. */
const PAUSES = wordSet('danach strich schrägstrich bindestrich minus dann äh ähm komma');

/** What a token adds to a number: its figures, or nothing. */
export function digitsOf({ kind, key }: Token): string {
  if (kind === 'number') return plainFigures(key);
  if (kind !== 'word' || !BEGINNING.test(key)) return '';
  if (!key.includes('-')) return wordDigits(key);
  const parts = key.split('-').map(wordDigits);
  return parts.includes('') ? '' : parts.join('');
}

function wordDigits(key: string): string {
  if (key.startsWith('doppel')) return wordDigits(key.slice('doppel'.length)).repeat(2);
  const value = parseNumberWord(key);
  if (value !== null) return value >= 1_000_000 ? '' : String(value);
  return joinedDigits(key);
}

const ONES = 'null|ein|eins|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun';
const TENS = 'zwanzig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig';
const TEENS = 'zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn';
const PART = new RegExp(`(?:${ONES})und(?:${TENS})|${TEENS}|${TENS}|eins|${ONES}`, 'gu');
const JOINED = new RegExp(`^(?:${PART.source}){2,14}$`, 'u');

/** `nullsechsneun` is 069: figures that are written together. */
function joinedDigits(key: string): string {
  if (!JOINED.test(key)) return '';
  const values = (key.match(PART) ?? []).map(parseNumberWord);
  return values.includes(null) ? '' : values.join('');
}

/** Figures of other scripts as ours: ٠ is 0. Each script has its ten in a row, from a multiple of 16 or 6 on. */
function plainFigures(figures: string): string {
  if (/^\d+$/u.test(figures)) return figures;
  return Array.from(figures, (figure) => {
    if (figure >= '0' && figure <= '9') return figure;
    let zero = figure.codePointAt(0) ?? 0;
    const start = zero;
    while (start - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(start - zero);
  }).join('');
}

/** The runs of a text; a decimal (`3,14`) and a time (`8:30`) are none. */
export function findDigitRuns({ tokens }: Said): DigitRun[] {
  const runs: DigitRun[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token || digitsOf(token) === '') {
      at += 1;
      continue;
    }
    const run = readRun(tokens, at);
    runs.push(run);
    at = run.last + 1;
  }
  return runs;
}

function readRun(tokens: readonly Token[], first: number): DigitRun {
  const groups: string[] = [];
  let last = first;
  let at = first;
  for (;;) {
    const token = tokens[at];
    const digits = token ? digitsOf(token) : '';
    if (digits === '') break;
    groups.push(...(token?.key.includes('-') ? digits.split('') : [digits]));
    last = at;
    at += 1;
    let between = 0;
    while (between < 3 && isBetween(tokens[at], tokens[at + 1])) {
      at += 1;
      between += 1;
    }
  }
  const before = tokens[first - 1];
  const isInternational =
    before?.key === '+' || (before?.key === 'plus' && (groups[0] ?? '').startsWith('4'));
  return { first, last, digits: groups.join(''), groups, isInternational };
}

function isBetween(token: Token | undefined, next: Token | undefined): boolean {
  if (!token) return false;
  // A comma between figures without a space is that of a decimal.
  if (token.key === ',') return next !== undefined && !(token.isGlued && next.isGlued);
  if (token.key === 'und') return next?.key === 'dann';
  return SIGNS.has(token.key) || PAUSES.has(token.key);
}
