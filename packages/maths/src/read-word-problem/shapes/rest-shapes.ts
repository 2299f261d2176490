import type { Found, Shape } from './shape.ts';
import { calculate, tellWay, thereAre } from './ways.ts';

const IS_COMPARED =
  /(?<!\p{L})(?:mehr|weniger|als|doppelt|halb|\p{L}+mal|mal|je|jede\p{L}*|jeweils|drittel|viertel|hälfte|kostet|kosten)(?!\p{L})/u;
const NAMES: Readonly<Record<string, string>> = {
  schülern: 'schüler',
  kindern: 'kinder',
  leuten: 'leute',
};

function difference({ a, b, noun, text }: Found): string | null {
  if (a === b || noun === 'cent' || IS_COMPARED.test(text)) return null;
  const left = calculate(Math.max(a, b), 'minus', Math.min(a, b));
  return `${tellWay(left.step)} ${thereAre(left.value, NAMES[noun] ?? noun)}`;
}

/** What is left of a whole, told by those that are not meant. */
export const REST_SHAPES: readonly Shape[] = [
  {
    // "23 Schüler, 14 fahren mit dem Bus, der Rest geht zu Fuß"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).*?(?<b>\d+).*(?:der rest|die anderen|die übrigen|alle anderen|die restlichen).*wie ?viele/u,
    solve: difference,
  },
  {
    // "23 Kinder, heute sind nur 14 da, wie viele fehlen?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).* (?:nur|bloß|erst|lediglich) (?<b>\d+).*wie ?viele (?:\p{L}+ )?(?:fehlen|fehlt|sind (?:krank|nicht da|weg|zu hause))/u,
    solve: difference,
  },
  {
    // "30 Hefte, sie behält 14, wie viele hat sie verteilt?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).* (?:behält|behalte|behalten|übrig (?:sind|bleiben)|(?:hat|habe|sind|haben) (?:jetzt |nur |dann |am ende )*noch) (?:\p{L}+ ){0,2}?(?<b>\d+).*wie ?viele .*(?:verteilt|ausgeteilt|verschenkt|verkauft|verloren|gegessen|weggegeben|abgegeben|genommen|weg)/u,
    solve: (found) => (found.a > found.b ? difference(found) : null),
  },
  {
    // "Papa hat 12 Schrauben und braucht 30, wie viele muss er kaufen?"
    pattern:
      /(?:hat|habe|hab|haben) (?:schon |erst )?(?<a>\d+) (?<noun>\p{L}+).* (?:braucht|brauche|brauchen|will|möchte) (?:\p{L}+ )?(?<b>\d+).*wie ?viele .*(?:kaufen|fehlen|besorgen|holen|basteln|sammeln|noch)/u,
    solve: (found) => (found.b > found.a ? difference(found) : null),
  },
  {
    // "120 Plätze, 45 Erwachsene und 38 Kinder fahren mit, wie viele Plätze sind frei?"
    pattern:
      /(?<a>\d+) (?:sitz)?(?<noun>plätzen?|sitzen?|stühlen?|betten|zimmern?).*?(?<b>\d+).*?(?<c>\d+).*wie ?viele .*(?:frei|leer|übrig)/u,
    solve: ({ a, b, c, text }) => {
      if (IS_COMPARED.test(text) || b + c > a) return null;
      const first = calculate(a, 'minus', b);
      const left = calculate(first.value, 'minus', c);
      return `${tellWay(first.step, left.step)} ${thereAre(left.value)}`;
    },
  },
];
