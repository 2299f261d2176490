import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { SumToken } from './evaluate-sum.ts';

/** Words around a sum that say nothing about it. */
const fillers = new Set(
  'was ist sind macht macht ergibt ergeben gibt gib wie viel wieviel viele wieviele rechne rechnet berechne rechnen ausrechnen rechnest kannst du mir bitte denn das die der den vom von aus sag sage mal hey hallo lux weißt weisst dann also aufgabe ergebnis hilf und gleich kommt raus heraus bei wenn man ich zusammen eigentlich nochmal noch schnell lös löse lösung heißt zahl doch so nun jetzt wäre es is isn sach ma ergäbe ausrechne rechnet uns bloß gleich raus äh ähm hm kommt'.split(
    ' ',
  ),
);

const plus = operator('+', 'plus');
const minus = operator('-', 'minus');
const times = operator('*', 'mal');
const divided = operator('/', 'geteilt durch');
const power = operator('^', 'hoch');

const words: Record<string, SumToken> = {
  plus,
  addiert: plus,
  minus,
  weniger: minus,
  mal: times,
  multipliziert: times,
  geteilt: divided,
  dividiert: divided,
  hoch: power,
  hälfte: factor(0.5, 'die Hälfte von'),
  haelfte: factor(0.5, 'die Hälfte von'),
  drittel: factor(1 / 3, 'ein Drittel von'),
  viertel: factor(0.25, 'ein Viertel von'),
  fünftel: factor(0.2, 'ein Fünftel von'),
  zehntel: factor(0.1, 'ein Zehntel von'),
  doppelte: factor(2, 'das Doppelte von'),
  doppelt: factor(2, 'das Doppelte von'),
  dreifache: factor(3, 'das Dreifache von'),
  vierfache: factor(4, 'das Vierfache von'),
  zehnfache: factor(10, 'das Zehnfache von'),
  prozent: { type: 'percent', spoken: 'Prozent von' },
  wurzel: { type: 'root', spoken: 'die Wurzel aus' },
  quadratwurzel: { type: 'root', spoken: 'die Wurzel aus' },
  quadrat: { type: 'square', power: 2, spoken: 'zum Quadrat' },
};

const signs: Record<string, SumToken> = {
  '+': plus,
  '-': minus,
  '−': minus,
  '–': minus,
  '*': times,
  '×': times,
  '·': times,
  x: times,
  '/': divided,
  ':': divided,
  '÷': divided,
  '^': power,
  '%': { type: 'percent', spoken: 'Prozent von' },
  '√': { type: 'root', spoken: 'die Wurzel aus' },
  '²': { type: 'square', power: 2, spoken: 'zum Quadrat' },
  '³': { type: 'square', power: 3, spoken: 'hoch drei' },
  '(': { type: 'open', spoken: 'Klammer auf' },
  ')': { type: 'close', spoken: 'Klammer zu' },
};

/** The sum in a sentence; null where anything else is talked about, so that no fact is taken for a sum. */
export function readSum(sentence: string): SumToken[] | null {
  const pieces = sentence
    .toLowerCase()
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s?x\s?(?=\d)/g, '$1 × ')
    .match(/\d+(?:,\d+)?|\p{L}+|[-+−–*×·/:÷^%√²³()]/gu);
  const tokens: SumToken[] = [];
  const things: string[] = [];
  for (const [index, piece] of (pieces ?? []).entries()) {
    const token = readPiece(piece, tokens.at(-1), pieces?.[index + 1]);
    if (token) tokens.push(token);
    else if (token === null) things.push(piece);
  }
  return areCountedItems(things, tokens) ? tokens : null;
}

/** Undefined is a filler, null a word that belongs to no sum. */
function readPiece(piece: string, before: SumToken | undefined, next: string | undefined) {
  if (/^\d/.test(piece)) return number(Number(piece.replace(',', '.')), piece);
  // "Rechne: 3 + 4" has a colon that divides nothing.
  if (piece === ':' && !before) return undefined;
  const sign = signs[piece];
  if (sign) return sign;
  const isAfterValue =
    before?.type === 'number' || before?.type === 'close' || before?.type === 'square';
  // "Rechne mal drei plus vier": only after a number is mal a sign.
  if (piece === 'mal' && !isAfterValue) return undefined;
  if (piece === 'und' && isAfterValue && next && isNumber(next)) return plus;
  if (piece === 'durch') return before === divided ? undefined : divided;
  if (piece === 'zum' && next === 'quadrat') return undefined;
  if (piece === 'mit' && (before === times || before === plus)) return undefined;
  const word = words[piece];
  if (word) return word;
  // "eine", "einen" are articles as often as numbers.
  if (/^eine[nmr]?$/.test(piece) && next && !isOperatorWord(next)) return undefined;
  if (piece === 'ein' && next && /tel$/.test(next)) return undefined;
  const value = parseNumberWord(piece);
  if (value !== null) return number(value, piece);
  return fillers.has(piece) ? undefined : null;
}

/** No strange words, or the same one after each number: drei Äpfel plus vier Äpfel. */
function areCountedItems(things: string[], tokens: SumToken[]): boolean {
  if (things.length === 0) return true;
  const numbers = tokens.filter(({ type }) => type === 'number').length;
  return numbers > 1 && things.length === numbers && new Set(things).size === 1;
}

function isNumber(piece: string): boolean {
  return /^\d/.test(piece) || parseNumberWord(piece) !== null;
}

function isOperatorWord(piece: string): boolean {
  return piece in words || piece in signs || piece === 'durch' || piece === 'und';
}

function number(value: number, spoken: string): SumToken {
  return { type: 'number', value, spoken };
}

function operator(sign: '+' | '-' | '*' | '/' | '^', spoken: string): SumToken {
  return { type: 'operator', operator: sign, spoken };
}

function factor(value: number, spoken: string): SumToken {
  return { type: 'factor', factor: value, spoken };
}
