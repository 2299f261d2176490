import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { isSameNoun } from '../story.ts';
import type { Shape } from './shape.ts';
import { calculate, share, tellWay, thereAre } from './ways.ts';

const LEGS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:h[uü]hn\p{L}*|huhn|ente\p{L}*|g[aä]ns\p{L}*|vogel|vögel\p{L}*|hennen|küken|menschen|kinder)$/u,
    2,
  ],
  [
    /^(?:kuh|kühe|schaf\p{L}*|ziege\p{L}*|schwein\p{L}*|pferd\p{L}*|hund\p{L}*|katze\p{L}*|hase\p{L}*|kaninchen|esel)$/u,
    4,
  ],
];
const legsOf = (noun: string) => LEGS.find(([names]) => names.test(noun))?.[1];
const PARTS: Readonly<Record<number, string>> = {
  2: 'Hälfte',
  3: 'Drittel',
  4: 'Viertel',
  5: 'Fünftel',
  6: 'Sechstel',
  8: 'Achtel',
  10: 'Zehntel',
  12: 'Zwölftel',
};

/** Puzzles of school books: from around to the side, heads and legs, ages that go on, parts of a whole. */
export const PUZZLE_SHAPES: readonly Shape[] = [
  {
    // "Ein Quadrat hat außenrum 36 cm, wie lang ist eine Seite und wie groß die Fläche?"
    pattern:
      /quadrat.*(?:außen ?(?:he)?rum|rund(?:he)?rum|umfang) (?:von |ist |hat )?(?<a>\d+) (?<unit>cm|m|meter)|quadrat.* (?<b>\d+) (?:cm|m|meter) (?:umfang|außen ?(?:he)?rum|rund(?:he)?rum)/u,
    solve: ({ a, b, unit, text }) => {
      const around = a || b;
      if (around % 4 !== 0) return null;
      const side = around / 4;
      const name = unit === 'cm' || /\d cm/.test(text) ? 'Zentimeter' : 'Meter';
      const steps = [`${around} geteilt durch 4 ist ${side}`];
      const told = `Eine Seite ist ${side} ${name} lang.`;
      if (!text.includes('fläche')) return `${tellWay(...steps)} ${told}`;
      const area = calculate(side, 'mal', side);
      return `${tellWay(...steps, area.step)} ${told} Die Fläche ist ${area.value} Quadrat${name.toLowerCase()}.`;
    },
  },
  {
    // "Hühner und Kühe, zusammen 10 Tiere und 28 Beine, wie viele Kühe?"
    pattern:
      /(?<one>\p{L}+) und (?<other>\p{L}+)(?!\p{L}).* (?<a>\d+) (?:tiere|köpfe).* (?<b>\d+) (?:beine|füße).*wie ?viele (?<asked>\p{L}+)/u,
    solve: ({ a, b, one, other, asked }) => {
      const [first, second] = [legsOf(one), legsOf(other)];
      if (!first || !second || first === second) return null;
      const more = first > second ? one : other;
      const less = first > second ? other : one;
      const many = (b - 2 * a) / 2;
      if (!Number.isInteger(many) || many < 0 || many > a) return null;
      const isMore = isSameNoun(more, asked);
      if (!isMore && !isSameNoun(less, asked)) return null;
      const legs = calculate(a, 'mal', 2);
      const over = calculate(b, 'minus', legs.value);
      const steps = [
        `hätten alle zwei Beine, wären es ${legs.value}`,
        over.step,
        share(over.value, 2).step,
      ];
      if (!isMore) steps.push(calculate(a, 'minus', many).step);
      return `${tellWay(...steps)} ${thereAre(isMore ? many : a - many, asked)}`;
    },
  },
  {
    // "Mein Bruder ist doppelt so alt wie ich, ich bin 6, wie alt ist er, wenn ich 10 bin?"
    pattern:
      /(?<part>doppelt|dreimal|viermal) so alt wie ich.* ich bin (?<a>\d+).*wie alt (?:ist|wird) .*wenn ich (?<b>\d+)/u,
    solve: ({ a, b, part }) => {
      const now = calculate({ doppelt: 2, dreimal: 3, viermal: 4 }[part] ?? 1, 'mal', a);
      const between = calculate(now.value, 'minus', a);
      const then = calculate(b, 'plus', between.value);
      return `${tellWay(now.step, between.step, then.step)} Der Abstand bleibt immer gleich. Es sind ${then.value} Jahre.`;
    },
  },
  {
    // "8 Stücke, ich esse 3, welcher Bruchteil bleibt?"
    pattern:
      /(?<a>\d+) (?:gleiche )?(?:stücke|teile|stücken|kästchen|rippen).* (?<b>\d+)(?: \p{L}+)*? (?:welche[rsn]? (?:bruch(?:teil)?|teil|anteil)|wie ?viel (?:vom|von der) ganzen)/u,
    solve: ({ a, b, text }) => {
      const left = /bleib|übrig|rest/u.test(text) ? a - b : b;
      const name = PARTS[a];
      if (!name || left <= 0 || left > a) return null;
      const said = a === 2 ? 'die Hälfte' : `${left === 1 ? 'ein' : numberWord(left)} ${name}`;
      const way = left === b ? `${b} von ${a} Teilen` : calculate(a, 'minus', b).step;
      return `${tellWay(way)} Das ist ${said}, geschrieben ${left}/${a}.`;
    },
  },
];
