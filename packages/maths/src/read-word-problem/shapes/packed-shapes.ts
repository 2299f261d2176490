import { directionOf } from '../events.ts';
import { isSameNoun } from '../story.ts';
import { capital } from './plain-problem.ts';
import type { Found, Shape } from './shape.ts';
import { calculate, share, tellWay, thereAre } from './ways.ts';

const ASKED = /wie ?viele (?:davon )?(?<noun>\p{L}+)/u;

/** So many in each, and then some more or fewer: the words between tell which. */
function packed({ a, b, c, one, noun, part, text }: Found): string | null {
  const direction = directionOf(part.split(' ').filter((word) => word !== ''));
  const asked = ASKED.exec(text)?.groups?.noun ?? '';
  if (direction === null || noun === 'cent' || isSameNoun(asked, one)) return null;
  if (/(?<!\p{L})(?:je|jede\p{L}*|mal|cent|jeweils)(?!\p{L})/u.test(part)) return null;
  const whole = calculate(a, 'mal', b);
  const left = calculate(whole.value, direction > 0 ? 'plus' : 'minus', c);
  return left.value < 0 ? null : `${tellWay(whole.step, left.step)} ${thereAre(left.value, noun)}`;
}

const UNITS: Readonly<Record<string, string>> = { cm: 'Zentimeter', m: 'Meter', kg: 'Kilogramm' };

/** Things in boxes, rows and on plates, with what happens to them then. */
export const PACKED_SHAPES: readonly Shape[] = [
  {
    // "5 Packungen mit je 6 Würstchen werden auf 10 Kinder verteilt"
    pattern:
      /(?<a>\d+) \p{L}+ (?:mit|zu|à) (?:je |jeweils )?(?<b>\d+) (?<noun>\p{L}+) .*(?:auf|an|unter|für) (?:\p{L}+ )?(?<c>\d+) \p{L}+.*wie ?viele .*(?:jede\p{L}?|einer|pro)/u,
    solve: ({ a, b, c, text }) => {
      const whole = calculate(a, 'mal', b);
      const parts = share(whole.value, c);
      if (!/teil|verteil/u.test(text) || parts.value === 0) return null;
      const left = parts.rest === 0 ? '' : ` ${parts.rest} bleiben übrig.`;
      return `${tellWay(whole.step, parts.step)} Jeder bekommt ${parts.value}.${left}`;
    },
  },
  {
    // "5 Tische, an jedem sitzen 6 Kinder, und 2 Kinder stehen noch"
    pattern:
      /(?<a>\d+) (?<one>\p{L}+) (?:\p{L}+ ){0,4}?(?:je |jeweils |mit |jede[mrns]? (?:\p{L}+ ){0,3}?)(?:je |jeweils )?(?<b>\d+) (?<noun>\p{L}+)(?<part>(?: \p{L}+)*? (?<c>\d+)(?: \p{L}+)*?) wie ?viele?(?!.*\d)/u,
    solve: packed,
  },
  {
    // "In jeder Packung sind 6 Stifte, sie kauft 4 Packungen und verliert 3 Stifte"
    pattern:
      /(?:in|auf|an) (?:jede[mrns]?|eine[mr]?) (?<one>\p{L}+) (?:\p{L}+ ){0,3}?(?<b>\d+) (?<noun>\p{L}+) (?:\p{L}+ ){0,5}?(?<a>\d+) (?<other>\p{L}+)(?<part>(?: \p{L}+)*? (?<c>\d+)(?: \p{L}+)*?) wie ?viele?(?!.*\d)/u,
    solve: (found) => (isSameNoun(found.one, found.other) ? packed(found) : null),
  },
  {
    // "9 Kinder bekommen je 2 Würstchen, in einer Packung sind 6, wie viele Packungen?"
    pattern:
      /(?<a>\d+) \p{L}+ (?:\p{L}+ ){0,5}?(?:je |jeweils |jede[rs]? (?:\p{L}+ ){0,3}?)(?<b>\d+) .*(?:in|pro) (?:ein|jede)?\p{L}* ?(?<one>\p{L}+) (?:sind|passen|liegen|stecken|gibt es|enthält) (?:immer )?(?<c>\d+).*wie ?viele (?<noun>\p{L}+)/u,
    solve: ({ a, b, c, one, noun }) => {
      if (!isSameNoun(one, noun)) return null;
      const whole = calculate(a, 'mal', b);
      const parts = share(whole.value, c);
      if (parts.rest === 0)
        return `${tellWay(whole.step, parts.step)} ${thereAre(parts.value, noun)}`;
      return `${tellWay(whole.step, parts.step)} Für den Rest braucht man noch eins mehr. ${thereAre(parts.value + 1, noun)}`;
    },
  },
  {
    // "50 Eier, immer 6 in einen Karton: wie viele Kartons werden voll, wie viele bleiben?"
    pattern:
      /(?<a>\d+) (?<what>\p{L}+) .*?(?<b>\d+) .*?(?:in|auf) (?:je |eine?n? |jede[nrs]? )(?<one>\p{L}+).*?wie ?viele (?<noun>\p{L}+)/u,
    solve: ({ a, b, one, noun, text }) => {
      if (
        !isSameNoun(one, noun) ||
        !/(?<!\p{L})(?:immer|je|passen|kommen|jeweils)(?!\p{L})/u.test(text)
      )
        return null;
      if (a < b || /(?<!\p{L})(?:brauch|benötig|nötig|muss|müssen)/u.test(text)) return null;
      const parts = share(a, b);
      const left =
        parts.rest === 0 ? '' : ` ${parts.rest} ${parts.rest === 1 ? 'bleibt' : 'bleiben'} übrig.`;
      return `${tellWay(parts.step)} ${thereAre(parts.value, noun)}${left}`;
    },
  },
  {
    // "Der Turm ist 84 cm hoch, jeder Klotz 7 cm, aus wie vielen Klötzen besteht er?"
    pattern:
      /(?<a>\d+) (?<unit>cm|meter|kilo|gramm|liter|millimeter) .*(?:jede[rs]?|ein|eine) (?<one>\p{L}+) (?:\p{L}+ ){0,3}?(?<b>\d+) (?<other>cm|meter|kilo|gramm|liter|millimeter)(?!\p{L}).*wie ?vielen? (?<noun>\p{L}+)/u,
    solve: ({ a, b, unit, other, one, noun }) => {
      if (unit !== other || !isLike(one, noun) || a % b !== 0) return null;
      const name = UNITS[unit] ?? capital(unit);
      return `${a} ${name} geteilt durch ${b} ${name} ist ${a / b}. ${a / b === 1 ? 'Die Lösung ist 1.' : `Es sind ${a / b}.`}`;
    },
  },
];

/** "Klotz" and "Klötzen". */
const isLike = (one: string, noun: string) =>
  isSameNoun(one, noun) || plain(noun).startsWith(plain(one).slice(0, -1));
const plain = (word: string) => word.replaceAll('ö', 'o').replaceAll('ä', 'a').replaceAll('ü', 'u');
