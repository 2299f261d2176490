import { capital } from './plain-problem.ts';
import type { Shape } from './shape.ts';
import { calculate, tellWay, thereAre } from './ways.ts';

const A_WEEK = '(?:in der woche|pro woche|die woche|jede woche|jeder woche|wöchentlich)';
const DAYS = '(?:tagen?|mal)';
const A_DAY = '(?:am tag|pro tag|jeden tag|täglich)';
/** Then not every day of a week counts. */
const NOT_EACH =
  /(?:schultag|wochentag|werktag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|außer|jeden zweiten)/u;

const times = (weeks: number, days: number, noun: string): string => {
  const { value, step } = calculate(weeks, 'mal', days);
  return `${tellWay(step)} ${thereAre(value, noun)}`;
};

function eachDay(each: number, weeks: number, noun: string): string {
  const days = calculate(weeks, 'mal', 7);
  const all = calculate(days.value, 'mal', each);
  return `${tellWay(`${days.step} Tage`, all.step)} ${thereAre(all.value, noun)}`;
}

/** So many days of each week, and so much on each day of several weeks. */
export const WEEK_SHAPES: readonly Shape[] = [
  {
    // "In 3 Wochen an 5 Tagen in der Woche": three times five days.
    pattern: new RegExp(
      `(?<a>\\d+) wochen(?!\\p{L}).* (?<b>\\d+) (?<unit>${DAYS}) ${A_WEEK}.*(?:wie ?viele (?:tage|male|mal)|wie oft)`,
      'u',
    ),
    solve: ({ a, b, unit }) => times(a, b, unit === 'mal' ? 'Mal' : 'Tage'),
  },
  {
    // "5 Tage in der Woche, wie viele Tage sind das in 3 Wochen?"
    pattern: new RegExp(
      `(?<b>\\d+) (?<unit>${DAYS}) ${A_WEEK}.*(?:wie ?viele (?:tage|male|mal)|wie oft).* (?<a>\\d+) wochen`,
      'u',
    ),
    solve: ({ a, b, unit }) => times(a, b, unit === 'mal' ? 'Mal' : 'Tage'),
  },
  {
    // "2 Dosen am Tag, wie viele Dosen in 3 Wochen?"
    pattern: new RegExp(
      `(?<a>\\d+) (?<noun>\\p{L}{3,}) ${A_DAY}.*wie ?viele? .* (?<b>\\d+) wochen`,
      'u',
    ),
    solve: ({ a, b, noun, text }) =>
      NOT_EACH.test(text) || noun === 'cent' ? null : eachDay(a, b, capital(noun)),
  },
];
