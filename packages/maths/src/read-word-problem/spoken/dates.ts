import { sayNumber } from '../units.ts';
import type { Asked } from './asked.ts';
import type { Spoken } from './measures.ts';

const MONTHS = [
  'januar',
  'februar',
  'märz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
];
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE = new RegExp(
  `(?<!\\d)(?<day>\\d{1,2})(?:te[rn]?)? (?<month>${MONTHS.join('|')})(?!\\p{L})`,
  'u',
);
const ASKS_DATE =
  /(?<!\p{L})(?:datum|der wievielte|den wievielten|wievielter|welcher tag|welchen tag|wann)(?!\p{L})/u;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/gu;
const ASKS_YEARS =
  /(?<!\p{L})(?:wie alt|wie lange?|wie ?viele jahre?|vor wie ?vielen jahren)(?!\p{L})/u;
const IN_HOW_MANY_YEARS =
  /in wie ?vielen jahren (?:ist|bin|wird|werde) (?:meine? |der |die )?(?<who>\p{L}+) (?:dann )?(?<then>\d+)/u;
const MINUTES_OF_DAY = 1_440;

/** A date some days on or back, and the years between two years. */
export function solveDates({ text, measures }: Spoken, asked: Asked): string | null {
  return (
    ageNow(text.toLowerCase()) ??
    betweenAges(text.toLowerCase()) ??
    betweenYears(text.toLowerCase()) ??
    dateAfter({ text: text.toLowerCase(), measures }, asked)
  );
}

/** "Opa wird nächstes Jahr siebzig, wie alt ist er jetzt?" */
function ageNow(text: string): string | null {
  const { years = '1', age } =
    /(?<!\p{L})(?:wird|werde) (?:nächstes jahr|in (?:(?<years>\d+)|1|einem) jahre?n?) (?<age>\d+)(?!\d).*wie alt (?:ist|bin) .*(?:jetzt|heute|gerade)/u.exec(
      text,
    )?.groups ?? {};
  if (age === undefined) return null;
  const now = Number(age) - Number(years);
  return `${age} minus ${years} ist ${now}. Es sind ${now} Jahre.`;
}

/** "Ich bin neun, in wie vielen Jahren bin ich achtzehn?" */
function betweenAges(text: string): string | null {
  const { who, then } = IN_HOW_MANY_YEARS.exec(text)?.groups ?? {};
  if (who === undefined) return null;
  const is = who === 'ich' ? 'ich bin|bin ich' : `${who} (?:ist|wird)`;
  const now = new RegExp(`(?<!\\p{L})(?:${is}) (?:jetzt |heute |schon |gerade )?(\\d+)`, 'u').exec(
    text,
  )?.[1];
  const years = Number(then) - Number(now);
  return years > 0 ? `${then} minus ${now} ist ${years}. Es sind ${years} Jahre.` : null;
}

function betweenYears(text: string): string | null {
  const years = [...text.matchAll(YEAR)].map(([year]) => Number(year));
  const [one, two] = years;
  if (one === undefined || two === undefined || years.length > 2 || one === two) return null;
  if (!ASKS_YEARS.test(text) || (text.match(/\d+/gu) ?? []).length !== 2) return null;
  const [late, early] = one > two ? [one, two] : [two, one];
  return `${late} minus ${early} ist ${sayNumber(late - early)}. Es sind ${sayNumber(late - early)} Jahre.`;
}

function dateAfter(
  { text, measures }: Pick<Spoken, 'text' | 'measures'>,
  asked: Asked,
): string | null {
  const { day, month } = DATE.exec(text)?.groups ?? {};
  const spans = measures.filter(({ kind }) => kind === 'time');
  const others = measures.filter(
    ({ kind, isOne, own }) => kind !== 'time' && !isOne && own !== Number(day),
  );
  const [span] = spans;
  if (day === undefined || month === undefined || !span || spans.length > 1 || others.length > 0)
    return null;
  if (!ASKS_DATE.test(asked.text) && !ASKS_DATE.test(text)) return null;
  const days = span.value / MINUTES_OF_DAY;
  if (!Number.isInteger(days) || days === 0 || days > 100) return null;
  const isBack =
    /(?<!\p{L})vor(?: \d| einer| einem| \p{L}+ tag| 1)/u.test(text) &&
    !/(?<!\p{L})in /u.test(asked.text);
  let at = Number(day) + (isBack ? -days : days);
  let place = MONTHS.indexOf(month);
  if (Number(day) > (LENGTHS[place] ?? 0)) return null;
  const name = () => MONTHS[place] ?? '';
  const lead = `Der ${name().replace(/^\p{L}/u, (letter) => letter.toUpperCase())} hat ${LENGTHS[place]} Tage.`;
  const isSame = at >= 1 && at <= (LENGTHS[place] ?? 0);
  while (at > (LENGTHS[place] ?? 31)) {
    at -= LENGTHS[place] ?? 31;
    place = (place + 1) % MONTHS.length;
  }
  while (at < 1) {
    place = (place + MONTHS.length - 1) % MONTHS.length;
    at += LENGTHS[place] ?? 31;
  }
  const end = `Es ist der ${at}. ${name().replace(/^\p{L}/u, (letter) => letter.toUpperCase())}.`;
  return isSame
    ? `${day} ${isBack ? 'minus' : 'plus'} ${days} ist ${at}. ${end}`
    : `${lead} ${end}`;
}
