import { isSameNoun } from '../story.ts';
import { nameUnit, readUnit } from '../units.ts';
import { capital, sayMoney } from './plain-problem.ts';
import type { Shape } from './shape.ts';
import { calculate, tellWay, thereAre } from './ways.ts';

const WEIGHT = '(?:kilo|kilogramm|kg|gramm|g)';
const PERSON = '(?:kind|erwachsen)';
const COUNT = '(?:\\d+|ein(?:e|en)?)';
const TAKES_AWAY =
  /(?<!\p{L})(?:raus|heraus|weg|nimmt|nehme|isst|esse|verkauf\p{L}*|weniger|leer)(?!\p{L})/u;
const COMPARES = /(?<!\p{L})(?:mehr|weniger|als|doppelt|halb|außer|nur)(?!\p{L})/u;

/** What one day, one thing or one person takes, and what all of them take. */
export const EACH_SHAPES: readonly Shape[] = [
  {
    // "Jeden Tag 14 Kilometer hin und 14 zurück, wie viele sind das in 5 Tagen?"
    pattern:
      /^(?=.*(?:jeden (?:schul)?tag|täglich|am tag|pro tag))(?=.*(?:hin|morgens?|vormittags?|früh)(?!\p{L}))(?=.*(?:zurück|abends?|nachmittags?|mittags)(?!\p{L})).*?(?<a>\d+) (?<noun>\p{L}+).*?(?<b>\d+).*(?:in|an|nach) (?<c>\d+) (?:schul)?tagen?/u,
    solve: ({ a, b, c, noun, text }) => {
      const asked = /wie ?viele?n? (?<noun>\p{L}+)/u.exec(text)?.groups?.noun;
      const isUnit = readUnit(noun) !== undefined;
      if (COMPARES.test(text) || (isUnit && asked && readUnit(asked) && !isSameNoun(asked, noun)))
        return null;
      const day = calculate(a, 'plus', b);
      const all = calculate(c, 'mal', day.value);
      if (noun !== 'cent') return `${tellWay(day.step, all.step)} ${thereAre(all.value, noun)}`;
      const [one, sum] = [sayMoney(day.value), sayMoney(all.value)];
      return `${tellWay(`${sayMoney(a)} plus ${sayMoney(b)} ist ${one}`, `${c} mal ${one} ist ${sum}`)} Es sind ${sum}.`;
    },
  },
  {
    // "Eine Kiste wiegt 12 Kilo, dazu kommen 3 Melonen, jede 2 Kilo, wie schwer ist sie?"
    pattern: new RegExp(
      `wiegt (?:\\p{L}+ )?(?<a>\\d+) (?<unit>${WEIGHT})(?!\\p{L}).*?(?<b>\\d+) (?<noun>\\p{L}+).*?(?:jede[rsn]?|je|jeweils|zu je) (?:\\p{L}+ ){0,2}?(?<c>\\d+) (?<other>${WEIGHT})(?!\\p{L}).*(?:wie schwer|wie ?viel (?:kilo |gramm )?wieg)`,
      'u',
    ),
    solve: ({ a, b, c, unit, other, noun, text }) => {
      if (unit !== other || readUnit(noun) || TAKES_AWAY.test(text)) return null;
      const name = readUnit(unit)?.name ?? unit;
      const say = (value: number) => `${value} ${nameUnit(name, value)}`;
      const all = a + b * c;
      return `${tellWay(`${b} mal ${say(c)} ist ${say(b * c)}`, `${say(a)} plus ${say(b * c)} ist ${say(all)}`)} Es sind ${say(all)}.`;
    },
  },
  {
    // "Eine Kinderkarte kostet 7 Euro und eine für Erwachsene 15, wir sind 2 Erwachsene und 3 Kinder"
    pattern: new RegExp(
      `(?<one>${PERSON})\\p{L}*(?: \\p{L}+){0,3}? (?<a>\\d+) cent .*?(?<other>${PERSON})\\p{L}*(?: \\p{L}+){0,3}? (?<b>\\d+)(?<unit> cent)? .*?(?<!\\d)(?<c>${COUNT}) (?<noun>${PERSON})\\p{L}* und (?<d>${COUNT}) (?<what>${PERSON})\\p{L}*.*(?:was|wie ?viel|wie teuer)`,
      'u',
    ),
    solve: ({ a, b, c, d, one, other, noun, what, unit, text }) => {
      if (one === other || noun === what || /ermäßig|gratis|umsonst|frei|zurück|reicht/u.test(text))
        return null;
      const second = unit === '' ? b * 100 : b;
      const [first, last] = noun === one ? [c, d] : [d, c];
      const parts = [first * a, last * second];
      const sum = sayMoney((parts[0] ?? 0) + (parts[1] ?? 0));
      const [left, right] = parts.map(sayMoney);
      return `${tellWay(
        `${first} mal ${sayMoney(a)} ist ${left}`,
        `${last} mal ${sayMoney(second)} ist ${right}`,
        `${left} plus ${right} ist ${sum}`,
      )} Das kostet ${sum}.`;
    },
  },
  {
    // "23 Kekse, in jede Tüte kommen 5, wie viele Tüten werden voll, und was bleibt übrig?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).*?(?:(?:in|auf|an) (?:jede[nrms]?|je eine?n?|eine?[nmr]?) (?<one>\p{L}+) (?:\p{L}+ ){0,3}?(?<b>\d+)).*?wie ?viele (?<asked>\p{L}+) .*(?:übrig|rest|bleib)/u,
    solve: ({ a, b, noun, one, asked, text }) => {
      if (!isSameNoun(one, asked) || b < 2 || a < b || COMPARES.test(text)) return null;
      const [whole, rest] = [Math.floor(a / b), a % b];
      const left =
        rest === 0
          ? 'Es bleibt nichts übrig.'
          : `${rest} ${rest === 1 ? 'bleibt' : 'bleiben'} übrig.`;
      const step = `${a} geteilt durch ${b} ist ${whole}${rest > 0 ? ` Rest ${rest}` : ''}`;
      return isSameNoun(noun, asked)
        ? null
        : `${tellWay(step)} Es sind ${whole} ${capital(asked)}. ${left}`;
    },
  },
];
