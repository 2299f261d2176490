import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { tableNamed } from '../../arithmetic/table-named.ts';
import type { Operation, Trait, Wish } from './wish.ts';

const MOST_ROW = 20;

export function readOperations(plain: string): Operation[] {
  const found: Operation[] = [];
  if (/plus|addi|zusammenzähl|zusammenrechn/u.test(plain)) found.push('+');
  if (/minus|subtra|abzieh|wegnehm/u.test(plain)) found.push('-');
  if (
    /einmaleins|ein mal eins|1 ?x ?1|malreihe|malaufgabe|malnehm|multipli|reihe|(?<!noch |stell mir |gib mir |mir |mich |nochmal )(?<!\p{L})mal(?: ?aufgaben?| ?rechnen|nehmen| \d+$| (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)$)(?!\p{L})|(?<!\p{L})(?:mit|nur|und) mal(?: bitte| rechnen)?$|^mal(?: bitte)?$/u.test(
      plain,
    )
  )
    found.push('*');
  if (/geteilt|divi|teilen|durch(?!einander)/u.test(plain)) found.push('/');
  return found;
}

/** "7er", "Siebenern", "Dreierreihe". */
const ROW =
  /(?<![\p{L}\d])(?:(?<digits>\d{1,2}) ?er|(?<name>(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)e?r))n?(?: ?reihen?)?(?!\p{L})/gu;

export function readTable(said: string): number | null {
  const row = [...said.matchAll(ROW)].at(0)?.groups;
  const first = row?.digits ? Number(row.digits) : tableNamed(row?.name ?? '');
  if (first !== null && first > 0 && first <= MOST_ROW) return first;
  // "Bei den Neunern" is the row of nine.
  const plain = said.replaceAll(
    /(?<=(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)e?)rn(?!\p{L})/gu,
    'r',
  );
  const [, name = ''] =
    /(?<!\p{L})(\p{L}+er|\d+ ?er) ?-?(?:reihe|einmaleins|ein mal eins)?(?!\p{L})/u.exec(
      plain.replaceAll(
        /(?<!\p{L})(?:aber|immer|oder|lieber|unser|mehr|wieder|oper|leser)(?!\p{L})/gu,
        '',
      ),
    ) ?? [];
  const named = tableNamed(name);
  if (named !== null) return named;
  const [, digits] = /^(\d+) ?er$/.exec(name) ?? [];
  const [, word] =
    /(?:einmaleins|reihe|malaufgaben|malrechnen|malnehmen|aufgaben)(?: (?:machen|üben|rechnen|ab|abfragen))?(?: (?:aber|bitte|nur|die|bloß|immer|alles))* (?:der|von|mit)(?: der| die)? (\d+|\p{L}+)(?!\p{L}|\d)/u.exec(
      plain,
    ) ??
    /(?:einmaleins|malnehmen|malaufgaben|malreihen?|mal ?rechnen|multiplizieren|mal|reihen?) (?:\p{L}+ ){0,2}(?:mit|von) (?:der |die )?(\d+|\p{L}+)$/u.exec(
      plain,
    ) ??
    /(?:einmaleins|malreihen?|(?<!\p{L})reihe) (\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?![\p{L}\d])/u.exec(
      plain,
    ) ??
    /(?<!\p{L})mal(?:nehmen)?(?: mit)? (?!eine?$)(\d+$|\p{L}+$)/u.exec(plain) ??
    /(?<!\p{L})durch (?:die )?(\d+|\p{L}+)(?: üben| rechnen| aufgaben| bitte| teilen)*$/u.exec(
      plain,
    ) ??
    [];
  const value = Number(digits ?? Number.NaN);
  const other =
    word === undefined ? null : /^\d+$/.test(word) ? Number(word) : parseNumberWord(word);
  const table = Number.isNaN(value) ? other : value;
  return table !== null && table > 0 && table <= MOST_ROW ? table : null;
}

/** Ranges that are named without a number. */
const RANGES: readonly [RegExp, number][] = [
  [/(?:riesige\p{L}*|sehr große\p{L}*|ganz große\p{L}*) zahlen|zehntausender/u, 10_000],
  [/(?:große|hohe)\p{L}* zahlen|tausender(?!\p{L})|tausenderraum/u, 1_000],
  [/(?:im|mit|bis zum) hunderter(?!\p{L})|hunderterraum/u, 100],
  [/(?:kleine|niedrige)\p{L}* zahlen/u, 10],
];

export function readLimit(plain: string): number | null {
  const [, word] =
    /(?:bis|(?:im |den )?zahlenraum|zahlenraum bis)(?: zu| zur| zum)? (\S+)/u.exec(
      plain.replace(/zahlenraum (?:von \S+ )?bis/u, 'bis'),
    ) ?? [];
  const value =
    word === undefined ? null : /^\d+$/.test(word) ? Number(word) : parseNumberWord(word);
  if (value !== null && value >= 5 && value <= 1_000_000) return value;
  return RANGES.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

const ROWS_BY_NUMBER =
  /(?<!\p{L})(?:mit|von|reihen?|aufgaben) (?<rows>(?:(?:der|den|die|mit|und|oder|von|dann) )*(?:\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?: (?:(?:der|den|die|mit|und|oder|von|dann) )*(?:\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?![\p{L}\d]))+)/u;

/** All rows that are named: "die 2er, 5er und 10er", "mit der 4 und der 6". */
export function readTables(plain: string): number[] {
  const numberOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : parseNumberWord(word));
  const named = [...plain.matchAll(ROW)].flatMap(
    ({ groups }) => (groups?.digits ? Number(groups.digits) : tableNamed(groups?.name ?? '')) ?? [],
  );
  const counted = (ROWS_BY_NUMBER.exec(plain)?.groups?.rows ?? '')
    .split(' ')
    .flatMap((word) => numberOf(word) ?? []);
  const all = named.length > 1 ? named : counted.length > 1 ? counted : [];
  return [...new Set(all)].filter((row) => row > 0 && row <= MOST_ROW);
}

const TRAITS: readonly [Trait, RegExp][] = [
  ['rest', /(?<!ohne )(?<!\p{L})(?:mit|und) (?:einem )?rest(?!\p{L})/u],
  ['threeDigits', /drei ?stellig/u],
  ['twoDigits', /zwei ?stellig/u],
  ['tens', /zehner ?zahlen|(?:nur|mit) zehnern|(?:glatte|runde)[nr]? zahlen|ganze[nr]? zehner/u],
  ['noCarry', /ohne (?:den |einen |die )?(?:zehner ?)?(?:übergang|überschreitung)/u],
  [
    'carry',
    /zehner ?(?:übergang|überschreitung)|(?<!\p{L})mit (?:dem )?(?:übergang|überschreitung)/u,
  ],
];

/** What is special about the numbers of sums. */
export function readTraits(plain: string): Trait[] {
  const found = TRAITS.filter(([, pattern]) => pattern.test(plain)).map(([trait]) => trait);
  return found.includes('noCarry') ? found.filter((trait) => trait !== 'carry') : found;
}

/** Words of numbers that name no row: "zehner übergang". */
export const withoutTraits = (plain: string): string =>
  plain.replaceAll(/zehner ?(?:übergang|überschreitung|zahlen)|(?:nur|mit) zehnern/gu, ' ');

/** The largest number of the tasks: the range that was wished for stays, whatever gets harder; else by age. */
export function largestOf({ limit, shift }: Wish, ranges: readonly number[], own: number): number {
  const at = Math.min(Math.max(own + shift, 0), ranges.length - 1);
  return limit ?? ranges[at] ?? 20;
}

const GRADES: readonly [RegExp, number][] = [
  [/(?:erste\p{L}*|(?<!\d)1) ?klasse|klasse (?:1|eins)(?!\d)|erstkl|vorschul|kindergarten/u, -1],
  [/(?:zweite\p{L}*|(?<!\d)2) ?klasse|klasse (?:2|zwei)(?!\d)|zweitkl/u, 0],
  [/(?:dritte\p{L}*|(?<!\d)3) ?klasse|klasse (?:3|drei)(?!\d)|drittkl/u, 1],
  [/(?:vierte\p{L}*|fünfte\p{L}*|(?<!\d)[45]) ?klasse|klasse (?:[45]|vier|fünf)(?!\d)|viertkl/u, 2],
];

/** "Ich bin in der dritten Klasse": how much harder than for the youngest; null where no class is named. */
export const readGrade = (plain: string): number | null =>
  GRADES.find(([pattern]) => pattern.test(plain))?.[1] ?? null;

/** How much harder or easier than the age says. */
export function readShift(plain: string): number {
  const isHard =
    /schwer|schwier|knifflig|für große|(?:große|hohe|riesige) zahlen|ich bin (?:schon |ja )*(?:zehn|elf|zwölf|10|11|12)(?! minus| (?:plus|mal))/u;
  if (isHard.test(plain)) return 1;
  const isEasy =
    /leicht|einfach|für kleine|(?:kleine|niedrige) zahlen|ich bin (?:vier|fünf|sechs|4|5|6)(?! minus)/u;
  return isEasy.test(plain) ? -1 : (readGrade(plain) ?? 0);
}

/** "Was ist 3 plus 4" is a sum and no wish; "plus bis 20" is a wish. */
export function isSum(plain: string): boolean {
  const [, left = '', right = ''] =
    /(\S+) (?:plus|minus|mal|x|(?:geteilt )?durch) (\S+)/u.exec(plain) ?? [];
  if (isNumber(left) && isNumber(right)) return true;
  return /(?:\d|(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zig)) (?:plus|minus|mal|geteilt|durch|x) (?:durch )?(?:\d|ein|zwei|drei|vier|fünf|sech|sieb|acht|neun|zehn|elf|zwölf)/u.test(
    plain,
  );
}

const isNumber = (word: string) => /^\d+$/.test(word) || parseNumberWord(word) !== null;

/** "Das Doppelte", "halbieren": which way round a number is taken. */
export const DOUBLES = /doppel|verdopp/u;
export const HALVES = /halb|hälfte|hälften/u;
