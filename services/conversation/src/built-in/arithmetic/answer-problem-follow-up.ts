import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import type { Asked, Skill } from '../skill.ts';
import { electSolution } from './elect-solution.ts';
import { readEveryday } from './everyday/read-everyday.ts';

const NUMBER = '(\\d+|\\p{L}+)';
/** "Und nach 10?", "und in 12 Wochen?": the same problem with another number in its question. */
const OTHER_NUMBER = new RegExp(
  `^(?:und |aber |ok |okay )*(?:was ist |wie ist es |wie viel ist es )?(?:nach|in|mit|bei|für) ${NUMBER}(?: (?:\\p{L}+))?$`,
  'u',
);
/** "Und wenn es 8 Kinder wären?", "und wenn noch drei Kinder dazukommen?" */
const OTHER_COUNT = new RegExp(
  `^(?:und |aber )*(?:wenn|falls) (?:es |wir |da |sie )*(?:nur |jetzt )?(?<more>noch )?${NUMBER} (?<noun>\\p{L}{3,})(?: \\p{L}+){0,3}$`,
  'u',
);
/** "Und wenn wir 5 sind?" */
const OTHER_PEOPLE = new RegExp(
  `^(?:und |aber )*(?:wenn|falls) (?:wir|sie|es|die|da) (?:nur |jetzt |dann |alle |auch )*${NUMBER} (?:sind|wären|waren|wärn)$`,
  'u',
);
/** "Und wenn noch zwei mitkommen?" */
const MORE_PEOPLE = new RegExp(
  `^(?:und |aber )*(?:wenn|falls) (?:dann |jetzt )*noch ${NUMBER}(?: leute)? (?:mit|dazu|hinzu)?(?:kommen|gehen|fahren|machen|wollen)$`,
  'u',
);
/** "Und 6?", "und 6 Eis?" */
const BARE_NUMBER = new RegExp(`^(?:und|aber) (?:dann )?${NUMBER}(?: (?<noun>\\p{L}{2,}))?$`, 'u');
/** "Und wenn ich nur 8 schaffe?" of what is done each day. */
const OTHER_EACH = new RegExp(
  `^(?:und |aber )*(?:wenn |falls )(?:ich |er |sie |wir |man |es )(?:(?:nur |jetzt |dann |immer |jede woche |jeden tag |am tag |pro tag )+${NUMBER}(?: \\p{L}+){1,3}|${NUMBER}(?: \\p{L}+)? (?:schaf|les|spar|lauf|fahr|üb|schreib)\\p{L}*)$`,
  'u',
);
const EACH =
  /(?<!\p{L})(?:jede[nrsm]?|pro|am|täglich|immer|in der) ?(?:tag|woche|monat|stunde|minute|abend|morgen|seite|mal|ein\p{L}*)?(?!\p{L})/u;
const PEOPLE = /^(?:kind|freund|leute|person|geschwister|mädchen|jung|gäst|schüler)/u;
const COMES = /(?<!\p{L})(?:noch|dazu\p{L}*|mehr|hinzu\p{L}*)(?!\p{L})/u;
/** "Und wenn ich mit 5 Euro zahle?" */
const PAYS = new RegExp(
  `^(?:und |aber )*(?:wenn )?(?:ich |er |sie |mama |papa |man )?(?:mit |einen? )+${NUMBER} ?(?:euro|euroschein|er)?(?: schein)? (?:be)?zahl\\p{L}*(?: wie ?viel .*)?$`,
  'u',
);
const PRICE = /Das kostet (?:(\d+) Euro(?: (?:und )?(\d{1,2})(?: Cent)?)?|(\d+) Cent)\.$/u;
const GOES = /(?<!\p{L})(?:krank|fehlen|weg|weggehen|gehen|nicht|absagen|weniger|kaputt)(?!\p{L})/u;
const GOES_ON = /^(?:und|aber) (?:wenn|nach|in|bei|mit|für|wie ?viel|was)(?!\p{L})/u;
/** "Und die Fläche?" of a rectangle whose way around was reckoned. */
const OTHER_MEASURE =
  /^und (?:die |der |wie groß ist (?:die|der) |was ist mit (?:der|dem) )?(?<measure>fläche|flächeninhalt|umfang)$/u;
const MEASURED = /(?<!\p{L})(?:umfang|fläche|flächeninhalt)(?!\p{L})/u;
const NOT_FOLLOWED =
  'Da komme ich nicht mit. Sag mir die Aufgabe bitte noch einmal ganz, mit allen Zahlen.';

const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  return /^\d+$/.test(word) ? Number(word) : parseNumberWord(word);
};

/** Every number of a text, as it is written there. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\d+|\p{L}+/gu)].filter(([word]) => numberOf(word) !== null && word !== 'ein');

function replaced(text: string, at: number, length: number, value: number): string {
  return `${text.slice(0, at)}${value}${text.slice(at + length)}`;
}

/** No problem that is gone on with asks of today. */
const NO_DAY = new Date(0);

function again(text: string): string | null {
  const read = readEveryday(text, NO_DAY);
  if (read !== null) return read;
  const solved = electSolution(text);
  return solved.kind === 'solved' ? solved.text : null;
}

/** The problem before, with the last number of its question as another one. */
function withOtherNumber(before: string, value: number): string | null {
  const from = before.search(/wie ?viel|wie lang|wie weit|was kost/u);
  const asked = numbersIn(before).findLast(({ index }) => index > from);
  if (from < 0 || !asked) return null;
  return again(severalOf(replaced(before, asked.index, asked[0].length, value)));
}

/** "In 2 woche", where "in einer Woche" was told, is in two weeks. */
const severalOf = (text: string) =>
  text
    .replaceAll(/(?<=(?<!\d)(?!1 )\d+ )(woche|stunde|minute|sekunde)(?!\p{L})/gu, '$1n')
    .replaceAll(/(?<=(?<!\d)(?!1 )\d+ )(tag|monat|jahr)(?!\p{L})/gu, '$1en');

/** The problem before, with more or other many of what the child names. */
function withOtherCount(
  before: string,
  {
    value,
    noun,
    isMore,
    isLess,
  }: { value: number; noun: string; isMore: boolean; isLess: boolean },
): string | null {
  const stem = noun.slice(0, Math.max(4, noun.length - 2));
  const follows = ({ index, 0: number }: RegExpMatchArray) =>
    before.slice((index ?? 0) + number.length).trimStart();
  const numbers = numbersIn(before);
  const named =
    numbers.find((found) => follows(found).startsWith(stem)) ??
    (PEOPLE.test(noun) ? numbers.find((found) => PEOPLE.test(follows(found))) : undefined);
  const told = numberOf(named?.[0]);
  if (!named || told === null) return null;
  const next = isMore ? told + value : isLess ? told - value : value;
  return next > 0 ? again(replaced(before, named.index, named[0].length, next)) : null;
}

/** The problem before, with so many people. */
function withOtherPeople(before: string, value: number, isMore = false): string | null {
  const numbers = numbersIn(before);
  const of = numbers.filter(({ index, 0: number }) =>
    PEOPLE.test(before.slice(index + number.length).trimStart()),
  );
  const [named] =
    of.length > 0 ? of : numbers.filter(({ index }) => /wir sind $/u.test(before.slice(0, index)));
  return named && of.length < 2
    ? again(
        replaced(
          before,
          named.index,
          named[0].length,
          isMore ? (numberOf(named[0]) ?? 0) + value : value,
        ),
      )
    : null;
}

/** The problem before, with another number of what is done each time. */
function withOtherEach(before: string, value: number): string | null {
  const each = EACH.exec(before);
  const near = each && numbersIn(before).find(({ index }) => index > each.index);
  return near ? again(replaced(before, near.index, near[0].length, value)) : null;
}

/** "Und wenn ich 5 Euro spare?": the number that was told of the same deed becomes this one. */
const OTHER_RATE = new RegExp(
  `^(?:und |aber )*(?:wenn |falls )(?:ich |er |sie |wir |man |es )(?:nur |jetzt |jede woche |jeden tag )*${NUMBER} (?<noun>\\p{L}+) (?:nur )?(?<verb>\\p{L}{3,})(?: würde)?$`,
  'u',
);
const VERB_STEM = 4;

function withOtherRate(before: string, value: number, noun: string, verb: string): string | null {
  const stem = verb.slice(0, Math.min(VERB_STEM, verb.length - 1));
  const deed = new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,3}(?!\\p{L})`, 'u').exec(before);
  const told = numbersIn(before).find(
    ({ index, 0: number }) =>
      deed !== null &&
      index > deed.index &&
      before
        .slice(index + number.length)
        .trimStart()
        .startsWith(noun.slice(0, VERB_STEM)),
  );
  return told ? again(replaced(before, told.index, told[0].length, value)) : null;
}

interface Further {
  said: string;
  before: string;
  last: string;
}

/** What is said behind a problem that was just solved; null where none was. */
function readFurther({ question, earlier, last }: Asked): Further | null {
  const before = earlier.at(-1)?.toLowerCase();
  const said = question
    .toLowerCase()
    .replaceAll(/[?!.,]/gu, '')
    .trim();
  if (before === undefined || last === undefined || !/^(?:und|aber|ok) /u.test(said)) return null;
  const elected = electSolution(before);
  const ways = [readEveryday(before, NO_DAY), elected.kind === 'solved' ? elected.text : null];
  return ways.some((solved) => solved !== null && last.endsWith(solved))
    ? { said, before, last }
    : null;
}

/** The problem that was just solved, with another number in it. */
export const changesProblem: Skill = (asked) => {
  const further = readFurther(asked);
  if (further === null) return null;
  const { said, before, last } = further;
  const measured = OTHER_MEASURE.exec(said)?.groups?.measure;
  if (measured !== undefined && MEASURED.test(before))
    return again(before.replace(MEASURED, measured));
  return paysWith(said, last) ?? withOther(said, before);
};

/**
 * Goes on with the problem that was just solved; what cannot be followed is asked for as a whole. Null
 * where no problem was solved, or something else is said.
 */
export const answerProblemFollowUp: Skill = (asked) => {
  const further = readFurther(asked);
  if (further === null) return null;
  const isMore = GOES_ON.test(further.said) && numbersIn(further.said).length > 0;
  return changesProblem(asked) ?? (isMore ? NOT_FOLLOWED : null);
};

function paysWith(said: string, last: string): string | null {
  const price = PRICE.exec(last);
  const paid = numberOf(PAYS.exec(said)?.[1]);
  if (!price || paid === null) return null;
  const cents = Number(price[1] ?? 0) * 100 + Number(price[2] ?? price[3] ?? 0);
  const back = paid * 100 - cents;
  if (back < 0) return `Das reicht nicht. Es fehlen noch ${sayMoney(-back)}.`;
  return `${sayMoney(paid * 100)} minus ${sayMoney(cents)} ist ${sayMoney(back)}. Es bleiben ${sayMoney(back)} übrig.`;
}

function withOther(said: string, before: string): string | null {
  const [, rated, noun = '', verb = ''] = OTHER_RATE.exec(said) ?? [];
  const [, bare, of] = BARE_NUMBER.exec(said) ?? [];
  const isOfBefore = of === undefined || before.includes(of.slice(0, VERB_STEM));
  const count = OTHER_COUNT.exec(said);
  const ways: readonly [string | undefined, (value: number) => string | null][] = [
    [rated, (value) => withOtherRate(before, value, noun, verb)],
    [OTHER_PEOPLE.exec(said)?.[1], (value) => withOtherPeople(before, value)],
    [MORE_PEOPLE.exec(said)?.[1], (value) => withOtherPeople(before, value, true)],
    [OTHER_EACH.exec(said)?.slice(1).find(Boolean), (value) => withOtherEach(before, value)],
    [isOfBefore ? bare : undefined, (value) => withOtherNumber(before, value)],
    [OTHER_NUMBER.exec(said)?.[1], (value) => withOtherNumber(before, value)],
    [
      count?.[2],
      (value) =>
        withOtherCount(before, {
          value,
          noun: count?.groups?.noun ?? '',
          isMore: COMES.test(said),
          isLess: GOES.test(said),
        }),
    ],
  ];
  for (const [word, solve] of ways) {
    const value = numberOf(word);
    const text = value === null ? null : solve(value);
    if (text !== null) return text;
  }
  return null;
}
