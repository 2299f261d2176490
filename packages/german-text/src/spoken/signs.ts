import { SMALL_NUMBERS } from '../numbers/number-word.ts';
import type { Rule } from './rule.ts';

const GAP = String.raw`(?:_{1,12}|□|\?|☐)`;

/** "4 > 3" is "4 ist größer als 3"; a question that began with "ist" has the word already. */
function sayComparisons(text: string): string {
  return text.replace(/(\d)\s*([<>])\s*(?=\d)/g, (_, digit: string, sign: string, at: number) => {
    const sentence =
      text
        .slice(0, at)
        .split(/[.?!;:]\s/)
        .at(-1) ?? '';
    const is = /(?<!\p{L})ist(?!\p{L})/iu.test(sentence) ? '' : 'ist ';
    return `${digit} ${is}${sign === '<' ? 'kleiner' : 'größer'} als `;
  });
}

/** Signs of sums; read first, because some of them would otherwise be dropped as markup. */
export const sumRules: readonly Rule[] = [
  // "Schüler*innen"
  [/(\p{Ll})[*:_/](?=innen(?!\p{L})|in(?!\p{L}))/gu, '$1'],
  [new RegExp(String.raw`(?<=[+−–·×:÷*=-]\s?)${GAP}(?=\s?[+−–·×:÷*=-]\s?\d)`, 'gu'), 'wie viel'],
  [new RegExp(String.raw`(?<=(?:^|\s))${GAP}(?=\s?[+−·×:÷*]\s?\d)`, 'gu'), 'Wie viel'],
  [new RegExp(String.raw`(?<=\d\s?=\s?)${GAP}`, 'gu'), 'wie viel?'],
  [/√\s?(?=\d)/g, 'Wurzel aus '],
  [/(\d)\s?(?:²|\^2)(?!\d)/g, '$1 zum Quadrat'],
  [/(\d)\s?(?:³|\^3)(?!\d)/g, '$1 hoch 3'],
  [/(\d)\s?\^\s?(?=\d)/g, '$1 hoch '],
  [/(\d|wie viel)\s*\+\s*(?=\d|wie viel|\p{Ll}\b)/gu, '$1 plus '],
  [/(?<=[\p{L}\d]) \+ (?=[\p{L}\d])/gu, ' plus '],
  [/(\d\s?(?:[ckm]?m|dm|kg|g|m?l|ct|€|h|min|s))\s*[×·∙⋅*]\s*(?=\d)/gu, '$1 mal '],
  [/(\d|wie viel)\s*[×·∙⋅*]\s*(?=\d|wie viel)/g, '$1 mal '],
  [/(?<![\p{L}\d])(\d{1,6}(?: ?[ckm]?m)?) ?x ?(?=\d)/gu, '$1 mal '],
  [/(?<![\p{L}\d,.])(\d{1,4}) ?x(?=\s\p{Ll}{2}|[.!?,]|$)/gu, '$1-mal'],
  [/((?:Maßstab|Verhältnis)(?: von)? \d{1,6}) ?: ?(?=\d)/g, '$1 zu '],
  [/(\d|wie viel)\s*÷\s*(?=\d|wie viel)/g, '$1 geteilt durch '],
  [/(\d|wie viel)\s+[:/]\s+(?=\d|wie viel)/g, '$1 geteilt durch '],
  [/(\d|wie viel)\s+[–−-]\s+(?=\d|wie viel)/g, '$1 minus '],
  [/(\d)−(?=\d)/g, '$1 minus '],
  [/(\d)-(?=\d{1,6}\s?=)/g, '$1 minus '],
  [/(^|[\s(=:])[−–-](?=\d)/g, '$1minus '],
  [/\s*≠\s*/g, ' ist nicht gleich '],
  [/\s*≈\s*/g, ' ist ungefähr '],
  [/\s*(?:≤|<=)\s*/g, ' ist kleiner oder gleich '],
  [/\s*(?:≥|>=)\s*/g, ' ist größer oder gleich '],
  sayComparisons,
  [/±\s?(?=\d)/g, 'plus minus '],
  [/\s*=\s*/g, ' ist gleich '],
];

const ENDINGS = /\.(?:de|com|org|net|at|ch|eu|info|tv)\b/;

/** "https://www.kinder.de/tiere?id=3" is "kinder Punkt de". */
function sayAddress(address: string): string {
  const host = address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/[.,;:!]+$/, '');
  const close = /[.,;:!?]$/.exec(address)?.[0] ?? '';
  return ENDINGS.test(host) ? `${host.replaceAll('.', ' Punkt ')}${close}` : close;
}

const LOW = '₀₁₂₃₄₅₆₇₈₉';

/** Addresses, pictures, markup and quotation marks; the same in every language. */
export const plainRules: readonly Rule[] = [
  [/!?\[([^[\]\n]{0,200})\]\([^()\s]{0,300}\)/g, '$1'],
  [/(?:https?:\/\/|www\.)\S+/gi, sayAddress],
  [
    /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3}|\p{Emoji_Modifier}/gu,
    ' ',
  ],
  [/^\s*(?:[-*•‣–]|#{1,6}|>)\s+/gm, ''],
  [/[₀-₉]/g, (sign) => String(LOW.indexOf(sign))],
  [/(?<=^|\s)[:;]-?[)(DP](?=\s|$)/g, ' '],
  [/#(?=\d)/g, 'Nummer '],
  [/[*_`~#|<>{}[\]\\^]/g, ' '],
  [/[„“”«»"‚‘‹›]/g, ' '],
];

/** What stands between words and numbers; read last. */
export const betweenRules: readonly Rule[] = [
  [/(?<=\d)\s?[–-]\s?(?=\d{1,6}(?:\s+\p{L}|[.,;!?)\s]|$))/gu, ' bis '],
  [
    /(?<=[\p{L}\d])@([\p{L}\d.-]{2,60})/gu,
    (_, host) => ` ätt ${host.replace(/\.(?=\p{L})/gu, ' Punkt ')}`,
  ],
  [/\s*&\s*/g, ' und '],
  [/\bund\/oder\b/g, 'und oder'],
  [/(\p{L})\s?\/\s?(?=\p{L})/gu, '$1 oder '],
  [/\s*(?:→|⇒|->)\s*/g, ', '],
  [/\s+[–—-]\s+/g, ', '],
  [/[()]/g, ', '],
  [
    /(?<![\p{L}\d.,])(0{1,3}[1-9])(?![\d,.])/gu,
    (digits) => [...digits].map((digit) => SMALL_NUMBERS[Number(digit)] ?? digit).join(' '),
  ],
];
