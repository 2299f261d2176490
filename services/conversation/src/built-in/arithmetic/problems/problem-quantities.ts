import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import {
  type Amount,
  type Piece,
  readAmounts,
  readPieces,
} from '@lux/maths/read-word-problem/read-amounts.ts';
import { withoutAsides } from './without-asides.ts';

/** A number of a problem: what it measures, or that it is a share, a percentage or a factor. */
export interface Quantity {
  value: number;
  kind:
    | 'number'
    | 'money'
    | 'length'
    | 'weight'
    | 'time'
    | 'volume'
    | 'percent'
    | 'share'
    | 'factor';
  units: readonly string[];
  /** Whether something counted stands behind it. */
  isCounted?: boolean;
  /** What is counted, in small letters. */
  noun?: string;
}

export interface ToldProblem {
  quantities: Quantity[];
  /** The words, every quantity as one sign of its kind. */
  words: string[];
}

const FACTORS: Readonly<Record<string, number>> = {
  doppelt: 2,
  zweimal: 2,
  dreimal: 3,
  viermal: 4,
  fünfmal: 5,
  sechsmal: 6,
  zehnmal: 10,
  halb: 0.5,
};
const FACTOR_FOLLOWS = /^(?:so|soviel|soviele)$/;
const PERCENT = /^(?:prozent|%)$/;
const HALVES: Readonly<Record<string, number>> = {
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
  viereinhalb: 4.5,
};
const SMALL_NUMBER =
  'ein(?:e|en)?s?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|\\d+';
const TENS: Readonly<Record<string, number>> = {
  zehn: 10,
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
  fünfundzwanzig: 25,
  fünfundsiebzig: 75,
  neunundneunzig: 99,
};
const UNIT_AHEAD = '(?! ?(?:euro|cent|€|meter|zentimeter|cm|m)(?!\\p{L}))';
/** "Drei Euro fünfzig", "sechs Meter fünfzig": hundredths without their word. */
const BARE_PART = new RegExp(
  `(?<!\\p{L})(?<whole>${SMALL_NUMBER}|\\p{L}+zig) (?<unit>euro|meter) (?<part>\\d0|${Object.keys(TENS).join('|')})(?![\\p{L}\\d,])${UNIT_AHEAD}`,
  'giu',
);
/** "Drei fünfzig" where euros are told of. */
const BARE_PRICE = new RegExp(
  `(?<!\\p{L}|\\d)(?<whole>${SMALL_NUMBER}) (?<part>${Object.keys(TENS).join('|')})(?!\\p{L})${UNIT_AHEAD}`,
  'giu',
);
const SPOKEN_COMMA = new RegExp(
  `(?<!\\p{L})(?<whole>null|${SMALL_NUMBER}) komma (?<part>null|${SMALL_NUMBER}|${Object.keys(TENS).join('|')})(?!\\p{L})`,
  'giu',
);
const PER_HOUR = /(?:in einer|pro|in der|jede) stunde|kmh|stundenkilometer|wie schnell/iu;
const SPEED =
  /(?<=\d|\p{L}) ?(?:km ?\/ ?h|km h|kilometern? (?:pro|in der) stunde|stundenkilometern?)(?!\p{L})/giu;

const numberOf = (word: string): number | null => {
  if (/^\d+$/.test(word)) return Number(word);
  const found = parseNumberWord(word.toLowerCase().replace(/^ein(?:e|en)?s?$/, 'eins'));
  return typeof found === 'number' ? found : null;
};

/** Puts a number and its hundredths together; as it was where one of them is none. */
const joined = (found: string, whole: string, part: string, unit: string) => {
  const [big, small] = [numberOf(whole), TENS[part.toLowerCase()] ?? numberOf(part)];
  return big === null || small === null
    ? found
    : `${big},${String(small).padStart(2, '0')} ${unit}`.trim();
};

/** Prices, lengths and commas as children say them, marks between number and unit, percent signs. */
function prepared(text: string): string {
  const plain = text
    .replace(/(\d)\s*%/g, '$1 prozent')
    .replace(/(?<=\d)-(?=\p{L})/gu, ' ')
    .replace(/(?<=\d (?:euro|cent|cm|m|kg|km|liter|meter))-(?=\p{L})/giu, ' ')
    .replace(SPEED, ' kmh')
    .replace(SPOKEN_COMMA, (found, whole: string, part: string) => {
      const [big, small] = [numberOf(whole), numberOf(part) ?? TENS[part.toLowerCase()]];
      return big === null || small === undefined ? found : `${big},${small}`;
    })
    .replace(BARE_PART, (found, whole: string, unit: string, part: string) =>
      joined(found, whole, part, unit),
    );
  return /euro|€/iu.test(plain)
    ? plain.replace(BARE_PRICE, (found, whole: string, part: string) =>
        joined(found, whole, part, 'euro'),
      )
    : plain;
}

export function readQuantities(text: string): ToldProblem {
  const pieces = readPieces(prepared(withoutAsides(text)));
  const amounts = readAmounts(pieces);
  const quantities: Quantity[] = [];
  const words: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const word = pieces[at]?.word ?? '';
    const factor = FACTORS[word];
    if (factor !== undefined && FACTOR_FOLLOWS.test(pieces[at + 1]?.word ?? '')) {
      quantities.push({ value: factor, kind: 'factor', units: [] });
      words.push('#x');
      continue;
    }
    const half = HALVES[word];
    const amount = amounts.find(
      (each) => each.at === at && !each.isArticle && !isOneUnit(each, word),
    );
    if (!amount && half === undefined) {
      if (/^[\p{L}]/u.test(word)) words.push(word);
      continue;
    }
    const isFraction = amount?.isShare === true && amount.value < 1;
    const { quantity, end } = amount
      ? read(amount, pieces, isFraction)
      : { quantity: { value: half ?? 0, kind: 'number' as const, units: [] }, end: at + 1 };
    quantities.push(quantity);
    words.push(`#${quantity.kind}`);
    at = Math.max(at, end - 1);
  }
  return { quantities: inHours(text, quantities), words };
}

/** "In einer Stunde" counts nothing. */
const isOneUnit = ({ dimension, isShare }: Amount, word: string) =>
  dimension === 'time' && !isShare && /^eine[rmn]?$|^ein$|^pro$/.test(word);

/** What is told of one hour is counted in hours, and behind kilometres an hour lengths are numbers. */
function inHours(text: string, quantities: readonly Quantity[]): Quantity[] {
  if (!PER_HOUR.test(text)) return [...quantities];
  const hasSpeed = /km ?\/? ?h(?!\p{L})|kilometern? (?:pro|in der) stunde/iu.test(text);
  return quantities.map((quantity) => {
    if (quantity.kind === 'time')
      return { ...quantity, kind: 'number', value: quantity.value / 60, units: [] };
    if (quantity.kind === 'length' && hasSpeed)
      return { ...quantity, kind: 'number', value: quantity.value / 1_000_000, units: [] };
    return quantity;
  });
}

function read(amount: Amount, pieces: readonly Piece[], isFraction: boolean) {
  const numberEnd = amount.noun === null ? amount.end : amount.end - 1;
  const isPercent =
    PERCENT.test(pieces[numberEnd]?.word ?? '') || PERCENT.test(amount.noun?.toLowerCase() ?? '');
  const kind: Quantity['kind'] = isPercent
    ? 'percent'
    : isFraction
      ? 'share'
      : (amount.dimension ?? 'number');
  const isCounted = amount.noun !== null && !isPercent;
  const quantity: Quantity = {
    value: amount.value,
    kind,
    units: amount.units,
    isCounted,
    ...(isCounted && { noun: amount.noun?.toLowerCase() ?? '' }),
  };
  return { quantity, end: isPercent ? numberEnd + 1 : numberEnd };
}
