import { sayNumber } from '../units.ts';

/** What is done with the number that is thought of, and how it is undone. */
const OPERATIONS: readonly {
  pattern: RegExp;
  undo: (value: number, by: number) => { value: number; step: string };
}[] = [
  {
    pattern:
      /(?:(?:nehme?|rechne?|multipliziere?)[^\d]{0,20})?(?<!\p{L})(?:mal|multipliziere?(?: sie)? mit) (?<by>\d+)|(?<!\p{L})mit (?<by>\d+) (?:malnehm|multiplizier)\p{L}*/u,
    undo: (value, by) => ({ value: value / by, step: `${sayNumber(value)} geteilt durch ${by}` }),
  },
  {
    pattern: /(?<!\p{L})(?:verdopp\p{L}*|das doppelte)(?!\p{L})/u,
    undo: (value) => ({ value: value / 2, step: `${sayNumber(value)} geteilt durch 2` }),
  },
  {
    pattern: /(?<!\p{L})(?:verdreifach\p{L}*|das dreifache)(?!\p{L})/u,
    undo: (value) => ({ value: value / 3, step: `${sayNumber(value)} geteilt durch 3` }),
  },
  {
    pattern: /(?<!\p{L})(?:halbier\p{L}*|die hälfte)(?!\p{L})/u,
    undo: (value) => ({ value: value * 2, step: `2 mal ${sayNumber(value)}` }),
  },
  {
    pattern:
      /(?<!\p{L})(?:teile?|dividiere?|geteilt)[^\d]{0,20}durch (?<by>\d+)|(?<!\p{L})durch (?<by>\d+) (?:teil|dividier)\p{L}*/u,
    undo: (value, by) => ({ value: value * by, step: `${sayNumber(value)} mal ${by}` }),
  },
  {
    pattern:
      /(?<!\p{L})(?:plus|addiere?|zähle?|rechne|gebe|tue?) (?:noch |dann |sie )*(?<by>\d+)(?: (?:dazu|hinzu))?(?!\d)/u,
    undo: (value, by) => ({ value: value - by, step: `${sayNumber(value)} minus ${by}` }),
  },
  {
    pattern:
      /(?<!\d)(?<by>\d+) (?:dazu|hinzu|drauf) ?(?:(?:ge)?(?:zähl|rechn|addier|tu|mach|nehm|leg|geb)\p{L}*)?(?!\p{L})/u,
    undo: (value, by) => ({ value: value - by, step: `${sayNumber(value)} minus ${by}` }),
  },
  {
    pattern: /(?<!\d)(?<by>\d+) (?:abzieh|abzog|abgezogen|wegnehm|wegnahm)\p{L}*/u,
    undo: (value, by) => ({ value: value + by, step: `${sayNumber(value)} plus ${by}` }),
  },
  {
    pattern:
      /(?<!\p{L})(?:minus|subtrahiere?|ziehe?|nehme?) (?:noch |dann |davon |sie )*(?<by>\d+)(?: (?:ab|weg))?(?!\d)/u,
    undo: (value, by) => ({ value: value + by, step: `${sayNumber(value)} plus ${by}` }),
  },
];
const THINKS =
  /(?:denk|merk|überleg)\p{L}* .*zahl(?!\p{L})|zahl (?:aus)?(?:ge)?(?:dacht|merkt)(?!\p{L})/u;
/** "Meine Zahl mal 5 ist 45", "was mal 7 ist 63": nobody says that it was thought of. */
const UNSAID =
  /(?<!\p{L})(?:meine[rm]?|welche[rm]?|eine[rm]?|ne|deine[rm]?|die) (?:gesuchte |geheime )?zahl(?! (?:der|von|an|mit|aus)(?!\p{L}))(?!\p{L})|^(?:also |sag mal |und )?was (?:mal|plus|minus|geteilt) /u;
const RESULT =
  /(?:(?:dann |da |es |als ergebnis |und )*(?:kommt?|komme|bekomm\p{L}*|krieg\p{L}*|erhalt\p{L}*|ist|ergibt|hab\p{L}*|hast|sind|lautet)) (?:\p{L}+ ){0,3}(?<result>\d+)(?! (?:mal|dazu))|(?:damit|dass|um) (?<result>\d+) (?:raus|heraus|zu )\p{L}*/gu;
/** "Ist das Doppelte von 8" tells no result. */
const IS_RELATED =
  /(?<!\p{L})(?:doppelt|hälfte|drittel|viertel|\p{L}+fach|mehr|weniger|größer|kleiner|als|von|um|mal|plus|minus)/u;

/** "Ich denke mir eine Zahl, nehme sie mal 4 und rechne 6 dazu, da kommt 30 raus": back from the end. */
export function solveNumberRiddle(text: string): string | null {
  const isThought = THINKS.test(text);
  if (!isThought && !UNSAID.test(text)) return null;
  const end = [...text.matchAll(RESULT)].at(-1);
  if (!end?.groups) return null;
  const behind = text.slice(end.index + end[0].length);
  const told = text.slice(0, end.index);
  const found = OPERATIONS.flatMap(({ pattern, undo }) =>
    [...told.matchAll(new RegExp(pattern, 'gu'))].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
      by: Number(match.groups?.by ?? 0),
      undo,
    })),
  ).sort((one, other) => one.at - other.at || other.end - one.end);
  const operations = found.filter(
    (one, place) => !found.slice(0, place).some(({ end: before }) => before > one.at),
  );
  const numbers = told.match(/\d+/g) ?? [];
  const isPlain = /^um /u.test(end[0]) || !IS_RELATED.test(end[0]);
  const isSure =
    operations.length > 1 ? isThought : operations.length === 1 && isPlain && !/\d/.test(behind);
  if (!isSure || operations.filter(({ by }) => by > 0).length !== numbers.length) return null;
  let value = Number(end.groups.result);
  const steps: string[] = [];
  for (const { by, undo } of operations.toReversed()) {
    const undone = undo(value, by);
    if (!Number.isInteger(undone.value) || undone.value < 0) return null;
    steps.push(`${undone.step} ist ${sayNumber(undone.value)}`);
    value = undone.value;
  }
  return `Rechne rückwärts: ${steps.join(', dann ')}. Die Zahl ist ${sayNumber(value)}.`;
}
