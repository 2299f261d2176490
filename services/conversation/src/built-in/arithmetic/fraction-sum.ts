import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { PART_SIZES, sayNumber } from '@lux/maths/read-word-problem/units.ts';

const PARTS: Readonly<Record<string, number>> = {
  halb: 2,
  halbe: 2,
  halbes: 2,
  halber: 2,
  hälfte: 2,
  ...PART_SIZES,
  zwölftel: 12,
  hundertstel: 100,
};
const NAMES: Readonly<Record<number, string>> = {
  3: 'Drittel',
  4: 'Viertel',
  5: 'Fünftel',
  6: 'Sechstel',
  7: 'Siebtel',
  8: 'Achtel',
  9: 'Neuntel',
  10: 'Zehntel',
  12: 'Zwölftel',
  15: 'Fünfzehntel',
  16: 'Sechzehntel',
  18: 'Achtzehntel',
  20: 'Zwanzigstel',
  24: 'Vierundzwanzigstel',
  30: 'Dreißigstel',
};
const COUNT = '(?:(?:ein|eine|einem|einer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|\\d+) )?';
const PART = `(?:dreiviertel|${Object.keys(PARTS).join('|')})`;
const FRACTION_SUM = new RegExp(
  `^(?:(?:wie ?viel|was|ist|sind|ergibt|macht|gibt|rechne|und|das) )*(?<one>${COUNT}${PART}|(?:1 |ein |eine )?(?:ganze[sr]?|eins|1)) (?<sign>plus|minus|und|weniger) (?<other>${COUNT}${PART})(?: (?:zusammen|ist|das|wie ?viel|was|ergibt|macht))*$`,
  'u',
);
const SHARE_OF = new RegExp(
  `^(?:(?:wie ?viel|was|ist|sind|ergibt|macht|das) )*(?<one>${COUNT}${PART}) von (?<other>\\d+|${COUNT}${PART})$`,
  'u',
);
const AS_PERCENT = new RegExp(
  `^(?:wie ?viel|was)(?: (?:ist|sind))? ?(?:(?:prozent|%) (?:ist|sind) (?:das )?(?:die )?(?<one>${COUNT}${PART})|(?:die )?(?<other>${COUNT}${PART}) in prozent)$`,
  'u',
);
const SHARE_IN_PERCENT =
  /^wie ?viel prozent (?:sind|ist|von \d+ sind)(?: das)? (?<part>\d+)(?: \p{L}+)? von (?<whole>\d+)(?: \p{L}+)?$|^wie ?viel prozent von (?<of>\d+) (?:sind|ist) (?<some>\d+)$/u;

interface Fraction {
  count: number;
  of: number;
}

function readFraction(text: string): Fraction | null {
  if (/^(?:(?:1|ein|eine) )?(?:ganze|eins|1)/u.test(text)) return { count: 1, of: 1 };
  if (text === 'dreiviertel') return { count: 3, of: 4 };
  const words = text.split(' ');
  const of = PARTS[words.at(-1) ?? ''];
  const [first = 'ein'] = words.length > 1 ? words : [];
  const count = /^ein/.test(first) ? 1 : /^\d/.test(first) ? Number(first) : parseNumberWord(first);
  return of === undefined || count === null ? null : { count, of };
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
function least({ count, of }: Fraction): Fraction {
  const by = common(Math.abs(count), of) || 1;
  return { count: count / by, of: of / by };
}

/** "Drei Viertel", "ein halb", "1"; null where the part has no name that children know. */
function sayFraction(fraction: Fraction): string | null {
  const { count, of } = least(fraction);
  if (count < 0) return null;
  if (of === 1) return sayNumber(count);
  const [whole, rest] = [Math.floor(count / of), count % of];
  const name = of === 2 ? 'halb' : NAMES[of];
  if (name === undefined) return `${count} durch ${of}`;
  const part = of === 2 ? 'ein halb' : `${rest === 1 ? 'ein' : numberWord(rest)} ${name}`;
  return whole === 0 ? part : `${whole} und ${part}`;
}

/** "Ein halb plus ein Viertel", "wie viel Prozent sind ein Viertel?"; null of all else. */
export function answerFractionSum(question: string): string | null {
  const text = question
    .toLowerCase()
    .replaceAll(/[?!.,]+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return sumOf(text) ?? shareOf(text) ?? percentOf(text);
}

function sumOf(text: string): string | null {
  const { one = '', sign = '', other = '' } = FRACTION_SUM.exec(text)?.groups ?? {};
  const [left, right] = [readFraction(one), readFraction(other)];
  if (one === '' || !left || !right) return null;
  const isSum = /plus|und/.test(sign);
  const of = (left.of * right.of) / common(left.of, right.of);
  const [first, second] = [(left.count * of) / left.of, (right.count * of) / right.of];
  const count = isSum ? first + second : first - second;
  const told = [left, right].map(sayFraction);
  const result = sayFraction({ count, of });
  if (result === null || told.includes(null)) return null;
  const said = `${told[0]} ${isSum ? 'plus' : 'minus'} ${told[1]}`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ist ${result}.`;
}

/** "Drei Viertel von 80", "ein Drittel von einem Viertel". */
function shareOf(text: string): string | null {
  const { one = '', other = '' } = SHARE_OF.exec(text)?.groups ?? {};
  const share = readFraction(one);
  if (one === '' || !share) return null;
  if (!/^\d+$/.test(other)) {
    const part = readFraction(other);
    const result = part && sayFraction({ count: share.count * part.count, of: share.of * part.of });
    const [first, second] = [sayFraction(share), part && sayFraction(part)];
    if (!result || !first || !second) return null;
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} von ${second.replace(/^ein /, 'einem ')} ist ${result}.`;
  }
  const whole = Number(other);
  if (share.count < 2 || whole % share.of !== 0) return null;
  const each = whole / share.of;
  return `Erst: ${whole} geteilt durch ${share.of} ist ${each}. Dann: ${share.count} mal ${each} ist ${each * share.count}. Es sind ${each * share.count}.`;
}

function percentOf(text: string): string | null {
  const { one, other } = AS_PERCENT.exec(text)?.groups ?? {};
  const share = readFraction(one ?? other ?? '');
  if (share && (one ?? other)) {
    const percent = (share.count * 100) / share.of;
    const name = sayFraction(share) ?? '';
    return Number.isInteger(percent * 10)
      ? `${name.charAt(0).toUpperCase()}${name.slice(1)} ist ${share.count > 1 ? `${share.count} mal ` : ''}100 geteilt durch ${share.of}. Das sind ${sayNumber(percent)} Prozent.`
      : null;
  }
  const groups = SHARE_IN_PERCENT.exec(text)?.groups;
  const [part, whole] = [Number(groups?.part ?? groups?.some), Number(groups?.whole ?? groups?.of)];
  if (!groups || !(whole > 0)) return null;
  const percent = (part * 100) / whole;
  if (!Number.isInteger(percent * 100)) return null;
  return `${part} geteilt durch ${whole}, mal 100: ${part} von ${whole} sind ${sayNumber(percent)} Prozent.`;
}
