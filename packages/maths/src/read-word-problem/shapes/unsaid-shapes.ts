import { isSameNoun } from '../story.ts';
import { capital } from './plain-problem.ts';
import type { Shape } from './shape.ts';
import { calculate, tellWay, thereAre } from './ways.ts';

const DAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
/** How many of the one make one of the other. */
const PERIODS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  woche: { tage: 7 },
  tag: { stunden: 24 },
  stunde: { minuten: 60 },
  minute: { sekunden: 60 },
  jahr: { monate: 12, wochen: 52 },
};
const FACTORS: Readonly<Record<string, number>> = {
  doppelte: 2,
  dreifache: 3,
  vierfache: 4,
  fünffache: 5,
  zehnfache: 10,
};
const IS_OF_EACH = /(?<!\p{L})(?:je|jede\p{L}*|jeweils|pro|täglich|am tag|in der|immer)(?!\p{L})/u;
const DAILY = '(?:am tag|pro tag|täglich|jeden tag|an jedem tag)';

const degrees = (value: number) => `${value < 0 ? 'minus ' : ''}${Math.abs(value)} Grad`;

/** The temperature after it has risen or fallen, above or below zero. */
function temper(a: number, b: number, part: string, text: string): string | null {
  if (/um wie|unterschied/u.test(text)) return null;
  const from = text.includes(`minus ${a} `) ? -a : a;
  const isUp = /^(?:wärmer|mehr|höher|steig|stieg|gestiegen)/u.test(part);
  const to = isUp ? from + b : from - b;
  return `${degrees(from)} ${isUp ? 'plus' : 'minus'} ${b} Grad ist ${degrees(to)}. Es sind ${degrees(to)}.`;
}

/** Numbers that nobody says: days of a week, the double, degrees below zero. */
export const UNSAID_SHAPES: readonly Shape[] = [
  {
    // "In 3 Wochen hat Emil Geburtstag, wie viele Tage sind das?"
    pattern:
      /(?<a>\d+) (?<one>wochen|tagen?|stunden|minuten|jahren?)(?: und (?<b>\d+) (?<other>tagen?|stunden|minuten|monaten?))?(?!\p{L}).*wie ?viele (?<asked>tage|stunden|minuten|sekunden|monate|wochen)(?!\p{L})/u,
    solve: ({ a, b, one, other, asked, text }) => {
      const each = PERIODS[one.replace(/(?:en|e|n)$/u, '')]?.[asked];
      const period = PERIODS[`${one.replace(/(?:en|e|n)$/u, '')}e`]?.[asked] ?? each;
      if (period === undefined || IS_OF_EACH.test(text)) return null;
      const whole = calculate(a, 'mal', period);
      if (other === '') return `${tellWay(whole.step)} ${thereAre(whole.value, asked)}`;
      if (!isSameNoun(other, asked)) return null;
      const all = calculate(whole.value, 'plus', b);
      return `${tellWay(whole.step, all.step)} ${thereAre(all.value, asked)}`;
    },
  },
  {
    // "Heute ist Mittwoch, welcher Tag ist in 10 Tagen?"
    pattern: new RegExp(
      `heute ist (?<one>${DAYS.join('|')}).*(?<part>in|vor) (?<a>\\d+) tagen`,
      'u',
    ),
    solve: ({ a, one, part, text }) => {
      if (!/welche[rn]? (?:wochen)?tag|was für ein/u.test(text)) return null;
      const step = part === 'in' ? a : -a;
      const day = DAYS[(((DAYS.indexOf(one) + step) % 7) + 7) % 7] ?? '';
      const [weeks, rest] = [Math.floor(a / 7), a % 7];
      const way =
        weeks > 0
          ? `${a} Tage sind ${weeks} ${weeks === 1 ? 'Woche' : 'Wochen'} und ${rest} Tage. `
          : '';
      return `${way}${a} Tage ${part === 'in' ? 'nach' : 'vor'} ${capital(one)} ist ${capital(day)}.`;
    },
  },
  {
    // "Das Doppelte von Tims Alter ist 18, wie alt ist Tim?"
    pattern:
      /das (?<part>doppelte|dreifache|vierfache|fünffache|zehnfache) (?:von |meine|seine|ihre|der |des ).* (?:ist|sind|beträgt) (?<a>\d+).*(?:wie|welche)/u,
    solve: ({ a, part, text }) => {
      const by = FACTORS[part] ?? 1;
      if (a % by !== 0) return null;
      return `${a} geteilt durch ${by} ist ${a / by}. ${thereAre(a / by, /wie alt/u.test(text) ? 'Jahre' : '')}`;
    },
  },
  {
    // "Minus 3 Grad, mittags 8 Grad wärmer"
    pattern:
      /(?<a>\d+) grad.* (?<b>\d+) grad (?<part>wärmer|kälter|mehr|weniger).*wie (?:warm|kalt|viele? grad|hoch)/u,
    solve: ({ a, b, part, text }) => temper(a, b, part, text),
  },
  {
    // "Es sind 4 Grad, nachts fällt es um 9 Grad"
    pattern:
      /(?<a>\d+) grad.* (?<part>steig|stieg|fäll|fiel|sink|sank)\p{L}* (?:\p{L}+ ){0,4}?(?<b>\d+) grad.*wie (?:warm|kalt|viele? grad|hoch)/u,
    solve: ({ a, b, part, text }) => temper(a, b, part, text),
  },
  {
    // "7 Zwerge essen jeder 2 Äpfel am Tag, wie viele in 3 Tagen?"
    pattern: new RegExp(
      `(?<a>\\d+) \\p{L}+ .*(?:je|jeweils|jede[rs]?) (?:\\p{L}+ ){0,3}?(?:${DAILY} )?(?<b>\\d+) (?<noun>\\p{L}+).* (?<c>\\d+) (?<unit>tagen?|wochen)(?!\\p{L})`,
      'u',
    ),
    solve: ({ a, b, c, noun, unit, text }) => {
      if (!new RegExp(DAILY, 'u').test(text) || noun === 'cent' || /übrig|bleib/u.test(text))
        return null;
      const one = calculate(a, 'mal', b);
      const days = unit === 'wochen' ? 7 * c : c;
      const all = calculate(days, 'mal', one.value);
      const weeks = unit === 'wochen' ? [calculate(c, 'mal', 7).step] : [];
      return `${tellWay(one.step, ...weeks, all.step)} ${thereAre(all.value, noun)}`;
    },
  },
  {
    // "3 Hühner, jedes legt am Tag 1 Ei, wie viele in einer Woche?"
    pattern: new RegExp(
      `(?<a>\\d+) \\p{L}+ .*(?:je|jeweils|jede[rs]?) (?:\\p{L}+ ){0,3}?(?:${DAILY} )?(?<b>\\d+|eine?n?) (?<noun>\\p{L}+).*(?:einer|der|dieser|pro) woche`,
      'u',
    ),
    solve: ({ a, b, noun, text }) => {
      if (!new RegExp(DAILY, 'u').test(text) || noun === 'cent') return null;
      const one = calculate(a, 'mal', b);
      const all = calculate(7, 'mal', one.value);
      const asked = /wie ?viele (\p{L}{3,})/u.exec(text)?.[1] ?? noun;
      return `${tellWay(one.step, all.step)} ${thereAre(all.value, asked)}`;
    },
  },
  {
    // "In jeder Reihe sitzen 9 Kinder, es sind 4 Reihen, in der letzten fehlt ein Kind"
    pattern:
      /(?<a>\d+) \p{L}+.* (?<b>\d+) \p{L}+.* (?:fehlt|fehlen|außer|ist) (?:aber |noch |nur )?(?:ein|eine|einer) .*wie ?viele (?<noun>\p{L}+)/u,
    solve: ({ a, b, noun, text }) => {
      const isOfEach = /(?<!\p{L})(?:je|jede[mnrs]?|jeweils)(?!\p{L})/u.test(text);
      if (!isOfEach || !/fehl|außer/u.test(text)) return null;
      const all = calculate(a, 'mal', b);
      const left = calculate(all.value, 'minus', 1);
      return `${tellWay(all.step, left.step)} ${thereAre(left.value, noun)}`;
    },
  },
  {
    // "6 Zehner und 4 Einer, was ist das für eine Zahl?"
    pattern: /(?<a>\d+) zehnern? (?:und )?(?<b>\d+) einern?.*zahl/u,
    solve: ({ a, b }) =>
      `${a} Zehner sind ${10 * a}. ${10 * a} plus ${b} ist ${10 * a + b}. Die Zahl ist ${10 * a + b}.`,
  },
  {
    pattern: /(?<a>\d+) hundertern? (?:und )?(?<b>\d+) zehnern? (?:und )?(?<c>\d+) einern?.*zahl/u,
    solve: ({ a, b, c }) => {
      const value = 100 * a + 10 * b + c;
      return `${a} Hunderter sind ${100 * a}, ${b} Zehner sind ${10 * b}. Mit ${c} Einern ist das zusammen ${value}. Die Zahl ist ${value}.`;
    },
  },
];
