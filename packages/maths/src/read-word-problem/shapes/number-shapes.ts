import { capital, inCentimetres, sayLength } from './plain-problem.ts';
import type { Shape } from './shape.ts';

const UNITS: Readonly<Record<string, string>> = {
  cm: 'Zentimeter',
  m: 'Meter',
  meter: 'Meter',
  kilometer: 'Kilometer',
  km: 'Kilometer',
  millimeter: 'Millimeter',
};
const named = (unit: string) => UNITS[unit] ?? capital(unit);
const LENGTH = '(?<unit>cm|m|meter|kilometer|km|millimeter)';
const OTHER = '(?:cm|m|meter|kilometer|km|millimeter)';
/** Rectangles, heights, multiples and fractions. */
export const NUMBER_SHAPES: readonly Shape[] = [
  {
    pattern: new RegExp(
      `(?<a>\\d+) ${LENGTH} (?:lang|breit|hoch).* (?<b>\\d+) ${OTHER} (?:lang|breit|hoch).*(?:umfang|zaun|(?:drum|rund|außen|rings|dr?um)(?: ?he)? ?rum|drumherum|einrahm|rahmen|einmal (?:ganz )?(?:he)?rum)`,
      'u',
    ),
    solve: ({ a, b, unit }) =>
      `Erst: ${a} plus ${b} ist ${a + b}. Dann: 2 mal ${a + b} ist ${2 * (a + b)}. Der Umfang ist ${2 * (a + b)} ${named(unit)}.`,
  },
  {
    pattern: new RegExp(
      `(?<a>\\d+) ${LENGTH} (?:lang|breit|hoch).* (?<b>\\d+) ${OTHER} (?:lang|breit|hoch).*fläche`,
      'u',
    ),
    solve: ({ a, b, unit }) =>
      `${a} mal ${b} ist ${a * b}. Die Fläche ist ${a * b} Quadrat${named(unit).toLowerCase()}.`,
  },
  {
    pattern: new RegExp(`quadrat.* (?<a>\\d+) ${LENGTH}.*umfang`, 'u'),
    solve: ({ a, unit }) =>
      `Ein Quadrat hat vier gleiche Seiten. 4 mal ${a} ist ${4 * a}. Der Umfang ist ${4 * a} ${named(unit)}.`,
  },
  {
    pattern: new RegExp(`quadrat.* (?<a>\\d+) ${LENGTH}.*fläche`, 'u'),
    solve: ({ a, unit }) =>
      `${a} mal ${a} ist ${a * a}. Die Fläche ist ${a * a} Quadrat${named(unit).toLowerCase()}.`,
  },
  {
    // "Tim ist 1 Meter 20 groß und Sara ist 15 Zentimeter größer"
    pattern:
      /ist (?<a>\d+) (?<unit>cm|m|meter) (?:groß|hoch|lang).* (?<b>\d+) (?<other>cm|m|meter) (?<part>größer|kleiner|höher|länger|kürzer).*wie (?:groß|hoch|lang)/u,
    solve: ({ a, b, unit, other, part }) => {
      const [one, two] = [inCentimetres(a, unit), inCentimetres(b, other)];
      const isMore = !/kleiner|kürzer/.test(part);
      const result = isMore ? one + two : one - two;
      return `${sayLength(one)} ${isMore ? 'plus' : 'minus'} ${sayLength(two)} ist ${sayLength(result)}.`;
    },
  },
  {
    // "Paul hat doppelt so viele wie Tim, Tim hat 14": only who is asked for by name.
    pattern:
      /(?<one>\p{L}+) hat (?<part>doppelt|halb|dreimal|viermal|fünfmal) so viele?(?: (?<noun>\p{L}+))? wie (?<other>\p{L}+)(?: und)? \k<other> hat (?<a>\d+).*wie ?viele? .*(?:hat|haben) (?<asked>\p{L}+|beide|sie)(?: zusammen)?$/u,
    solve: ({ a, part, one, asked, noun, text }) => {
      const factor = { doppelt: 2, halb: 0.5, dreimal: 3, viermal: 4, fünfmal: 5 }[part] ?? 1;
      const result = a * factor;
      if (!Number.isInteger(result)) return null;
      const thing = noun === '' ? '' : ` ${capital(noun)}`;
      const way =
        factor === 0.5 ? `Die Hälfte von ${a} ist ${result}.` : `${factor} mal ${a} ist ${result}.`;
      if (/zusammen|beide/.test(text))
        return `Erst: ${way} Dann: ${a} plus ${result} ist ${a + result}. Es sind ${a + result}${thing}.`;
      return asked === one ? `${way} Es sind ${result}${thing}.` : null;
    },
  },
  {
    // "Jonas hat 5, er bekommt doppelt so viele dazu"
    pattern: /(?<a>\d+) (?<noun>\p{L}+).* doppelt so viele (?:\p{L}+ )?dazu.*wie ?viele/u,
    solve: ({ a, noun }) =>
      `Erst: 2 mal ${a} ist ${2 * a}. Dann: ${a} plus ${2 * a} ist ${3 * a}. Es sind ${3 * a} ${capital(noun)}.`,
  },
  {
    // "3 Jahre älter als ich, ich bin 7, wie alt ist sie in 2 Jahren?"
    pattern:
      /(?<a>\d+) jahre (?<part>älter|jünger) als ich(?: und)? ich bin (?<b>\d+).*wie alt (?:ist|wird) \p{L}+(?: \p{L}+)? in (?<c>\d+) jahren/u,
    solve: ({ a, b, c, part }) => {
      const now = part === 'älter' ? b + a : b - a;
      return `Erst: ${b} ${part === 'älter' ? 'plus' : 'minus'} ${a} ist ${now}. Dann: ${now} plus ${c} ist ${now + c}. Es sind ${now + c} Jahre.`;
    },
  },
  {
    // "Mama ist 36 und ich bin 8, wie viel älter ist Mama?"
    pattern:
      /(?:ist|bin) (?<a>\d+)(?: jahre(?: alt)?)? (?:und )?(?:\p{L}+ ){1,3}?(?:ist |bin )?(?<b>\d+).*wie ?viel(?:e jahre)? (?:älter|jünger)/u,
    solve: ({ a, b }) =>
      `${Math.max(a, b)} minus ${Math.min(a, b)} ist ${Math.abs(a - b)}. Es sind ${Math.abs(a - b)} Jahre.`,
  },
  {
    // "12 Luftballons, davon platzen 5 und 3 fliegen weg"
    pattern:
      /^(?:.* )?(?<a>\d+) (?<noun>\p{L}+) (?:und )?(?:davon |dann )?(?:platzen|fliegen weg|gehen kaputt|verschwinden|sterben|zerbrechen|fallen runter) (?<b>\d+)(?: \p{L}+)? und (?<c>\d+) (?:fliegen|gehen|fallen|laufen|platzen|verschwinden|werden)(?: \p{L}+)? ?(?:weg|kaputt|runter|verschenkt)?.*(?:noch|übrig)/u,
    solve: ({ a, b, c, noun }) =>
      `Erst: ${a} minus ${b} ist ${a - b}. Dann: ${a - b} minus ${c} ist ${a - b - c}. Es sind ${a - b - c} ${capital(noun)}.`,
  },
];
