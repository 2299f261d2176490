import { capital, sayMoney } from './plain-problem.ts';
import type { Shape } from './shape.ts';

const ORDINALS: Readonly<Record<string, number>> = {
  zweite: 2,
  dritte: 3,
  vierte: 4,
  fünfte: 5,
  sechste: 6,
  siebte: 7,
  achte: 8,
  neunte: 9,
  zwanzigste: 20,
  zehnte: 10,
};
const PAIRS = '(?:hand|hände|händen|hosentasche|jackentasche|ohr|fuß|arm|seite)';

/** Two of whom one is known by the other, parts of a whole, and numbers that are known without a word. */
export const RELATION_SHAPES: readonly Shape[] = [
  {
    // "Nele leiht 6 Bücher aus, Tom 2 weniger, wie viele haben sie zusammen?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+)(?!.*(?:das sind|das ist) \d).* (?<b>\d+)(?: \p{L}+)? (?<part>mehr|weniger)(?: als \p{L}+)?.*wie ?viele?.*(?:zusammen|insgesamt|beide)/u,
    solve: ({ a, b, noun, part, text }) => {
      if (/(?<!\p{L})(?:doppelt|halb|so viele)(?!\p{L})/u.test(text)) return null;
      const other = part === 'mehr' ? a + b : a - b;
      if (other < 0 || noun === 'cent') return null;
      return `Erst: ${a} ${part === 'mehr' ? 'plus' : 'minus'} ${b} ist ${other}. Dann: ${a} plus ${other} ist ${a + other}. Es sind ${a + other} ${capital(noun)}.`;
    },
  },
  {
    // "Tom und Lea haben zusammen 20 Euro, Tom hat 8, wie viel hat Lea?"
    pattern:
      /(?:zusammen|gemeinsam|insgesamt) (?<a>\d+)(?<unit> cent)?(?: \p{L}+)?.* hat (?:davon )?(?<b>\d+)(?: \p{L}+)?.*wie ?viele? .*hat /u,
    solve: ({ a, b, unit, text }) => {
      // "20 Euro, Tom hat 8": the 8 are Euro as well.
      const part = unit !== '' && !text.includes(`${b} cent`) ? b * 100 : b;
      if (part > a) return null;
      const spoken = (value: number) => (unit === '' ? String(value) : sayMoney(value));
      return `${spoken(a)} minus ${spoken(part)} ist ${spoken(a - part)}. Es sind ${spoken(a - part)}.`;
    },
  },
  {
    // "Mama ist 35, in wie vielen Jahren ist sie 50?"
    pattern: /(?:ist|bin|wird) (?<a>\d+)(?: jahre)?(?: alt)?.* in wie ?vielen jahren .*?(?<b>\d+)/u,
    solve: ({ a, b }) => (b < a ? null : `${b} minus ${a} ist ${b - a}. Es sind ${b - a} Jahre.`),
  },
  {
    // "Ich bin 7, mein Cousin ist doppelt so alt"
    pattern:
      /(?:ich|\p{L}+) (?:bin|ist) (?<a>\d+).* (?<part>doppelt|dreimal|viermal|halb) so alt.*wie alt/u,
    solve: ({ a, part, text }) => {
      const factor = { doppelt: 2, dreimal: 3, viermal: 4, halb: 0.5 }[part] ?? 1;
      const isBoth = /zusammen/.test(text);
      const age = a * factor;
      if (!Number.isInteger(age) || isBoth || / als /.test(text)) return null;
      const way = factor < 1 ? `Die Hälfte von ${a}` : `${factor} mal ${a}`;
      return `${way} ist ${age}. Es sind ${age} Jahre.`;
    },
  },
  {
    // "30 Schüler, jeder fünfte fährt mit dem Bus"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).*jede[rsn]? (?<part>zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|zwanzigste)(?!\p{L}).*wie ?viele/u,
    solve: ({ a, noun, part }) => {
      const by = ORDINALS[part] ?? 1;
      return a % by === 0
        ? `${a} geteilt durch ${by} ist ${a / by}. Es sind ${a / by} ${capital(noun)}.`
        : null;
    },
  },
  {
    // "In jeder Hand 4 Nüsse"
    pattern: new RegExp(
      `(?:in|an|auf) (?:jede[rnm]?|beiden) ${PAIRS}.*? (?<a>\\d+) (?<noun>\\p{L}+).*wie ?viele`,
      'u',
    ),
    solve: ({ a, noun }) => `2 mal ${a} ist ${2 * a}. Es sind ${2 * a} ${capital(noun)}.`,
  },
  {
    // "3 2-Euro-Münzen und 4 Euro"
    pattern:
      /(?<a>\d+) (?<b>\d+)[- ](?<unit>euro|cent)[- ]?(?:münzen?|stücke?|scheine?)(?:.* und (?<c>\d+) cent)?.*(?:wie ?viel|reicht)/u,
    solve: ({ a, b, c, unit }) => {
      const each = unit === 'euro' ? b * 100 : b;
      const coins = `${a} mal ${sayMoney(each)} ist ${sayMoney(a * each)}.`;
      return c === 0
        ? `${coins} Es sind ${sayMoney(a * each)}.`
        : `Erst: ${coins} Dann: ${sayMoney(a * each)} plus ${sayMoney(c)} ist ${sayMoney(a * each + c)}. Es sind ${sayMoney(a * each + c)}.`;
    },
  },
  {
    // "Das Becken ist 25 Meter lang, ich schwimme 6 Bahnen"
    pattern:
      /(?<a>\d+) (?<unit>meter|m|kilometer|km)(?!\p{L})(?: lang)?.* (?<b>\d+)(?:mal)? (?:bahnen|längen|runden|mal|male)(?!\p{L}).*(?:wie (?:weit|viele?)|zusammen)/u,
    solve: ({ a, b, unit }) =>
      `${b} mal ${a} ist ${a * b}. Es sind ${a * b} ${unit === 'm' ? 'Meter' : unit === 'km' ? 'Kilometer' : capital(unit)}.`,
  },
  {
    // "Jeden Tag 2 Bilder, wie viele in 3 Wochen?"
    pattern:
      /(?:jeden tag|täglich|am tag|pro tag) .*?(?<a>\d+) (?<noun>\p{L}+).*(?:in|nach|während) (?<b>\d+) wochen/u,
    solve: ({ a, b, noun }) => {
      const isMoney = noun === 'cent';
      const spoken = (value: number) => (isMoney ? sayMoney(value) : String(value));
      const all = 7 * b * a;
      return `Erst: ${b} mal 7 Tage ist ${7 * b} Tage. Dann: ${7 * b} mal ${spoken(a)} ist ${spoken(all)}. Es sind ${spoken(all)}${isMoney ? '' : ` ${capital(noun)}`}.`;
    },
  },
];
