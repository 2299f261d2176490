import { isSameNoun } from '../story.ts';
import { sayMoney } from './plain-problem.ts';
import type { Shape } from './shape.ts';
import { calculate, isLeft, share, tellWay, thereAre } from './ways.ts';

const ROWS =
  '(?<a>\\d+) (?<one>\\p{L}+) (?:mit|zu|à|von) (?:je |jeweils )?(?<b>\\d+) (?<noun>\\p{L}+)';
const GONE =
  '(?:besetzt|belegt|verkauft|vergeben|kaputt|gegessen|weg|fehlen|faul|leer|verschenkt|verbrannt|reserviert|krank|geplatzt)';
const ADDED =
  '(?:lose|einzeln\\p{L}*|extra|oben|obendrauf|dazu|daneben|daran|davor|dahinter|hinten|neue?|am|im|auf|zusätzlich\\p{L}*|drauf|draufgestellt|liegen|stehen)';
const PARTS: Readonly<Record<string, number>> = {
  hälfte: 2,
  drittel: 3,
  viertel: 4,
  fünftel: 5,
  sechstel: 6,
  achtel: 8,
  zehntel: 10,
};
const NEEDS_ONE_MORE = ' reichen nicht. Für den Rest braucht man noch eins mehr.';

function countNeeded(whole: number, each: number, noun: string, ...before: string[]): string {
  const parts = share(whole, each);
  const more = parts.rest > 0 ? ` ${parts.value}${NEEDS_ONE_MORE}` : '';
  const count = parts.value + (parts.rest > 0 ? 1 : 0);
  return `${tellWay(...before, parts.step)}${more} ${thereAre(count, noun)}`;
}

/** What is counted in two or three steps. */
export const STEP_SHAPES: readonly Shape[] = [
  {
    // "7 Wagen mit je 60 Plätzen, 350 sind besetzt, wie viele sind frei?"
    pattern: new RegExp(`${ROWS}.* (?<c>\\d+) (?:\\p{L}+ ){0,4}${GONE}.*wie ?viele`, 'u'),
    solve: ({ a, b, c }) => {
      const whole = calculate(a, 'mal', b);
      if (whole.value < c) return null;
      const left = calculate(whole.value, 'minus', c);
      return `${tellWay(whole.step, left.step)} ${thereAre(left.value)}`;
    },
  },
  {
    // "4 Reihen mit 9 Büchern und noch 5 oben drauf"
    pattern: new RegExp(
      `${ROWS} (?:und |dazu |außerdem |dann |kommen |liegen |stehen )*(?:noch )?(?:mal )?(?<c>\\d+) (?:\\p{L}+ )?${ADDED}(?!.*(?:übrig|bleib|weg|kaputt|genommen))`,
      'u',
    ),
    solve: ({ a, b, c }) => {
      const whole = calculate(a, 'mal', b);
      const all = calculate(whole.value, 'plus', c);
      return `${tellWay(whole.step, all.step)} ${thereAre(all.value)}`;
    },
  },
  {
    // "45 Autos, ein Drittel davon ist rot, wie viele sind nicht rot?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).* (?:die|ein) (?<part>hälfte|drittel|viertel|fünftel|sechstel|achtel|zehntel)(?!.*\d).*(?:wie ?viele?|was) .*(?:nicht|keine?|anderen?|rest|übrig|bleib\p{L}*)/u,
    solve: ({ a, noun, part, text }) => {
      const by = PARTS[part] ?? 1;
      if (
        a % by !== 0 ||
        /(?:die|ein) \p{L}+(?:tel|hälfte) .*(?:die|ein) \p{L}+(?:tel|hälfte)/u.test(text)
      )
        return null;
      const name =
        part === 'hälfte' ? 'die Hälfte' : `ein ${part.charAt(0).toUpperCase()}${part.slice(1)}`;
      const left = calculate(a, 'minus', a / by);
      return `${tellWay(`${name} von ${a} ist ${a / by}`, left.step)} ${thereAre(left.value, /cent|euro/.test(noun) ? 'Cent' : noun)}`;
    },
  },
  {
    // "26 Kinder, 4 Mädchen mehr als Jungen, wie viele Mädchen?"
    pattern:
      /(?<a>\d+) (?:kinder|leute|tiere|personen|schüler|kugeln|perlen|blumen|murmeln|bonbons|\p{L}+).* (?<b>\d+) (?<one>\p{L}+) (?<part>mehr|weniger) als (?<other>\p{L}+).*wie ?viele (?<asked>\p{L}+)/u,
    solve: ({ a, b, one, other, part, asked }) => {
      const isFirst = isSameNoun(one, asked);
      if (one === other || (!isFirst && !isSameNoun(other, asked))) return null;
      const more = part === 'mehr' ? b : -b;
      const small = (a - Math.abs(b)) / 2;
      const result = (a + (isFirst ? more : -more)) / 2;
      if (!Number.isInteger(small) || small < 0) return null;
      const without = calculate(a, 'minus', b);
      const half = share(without.value, 2);
      const steps = [without.step, half.step];
      if (result !== small) steps.push(calculate(small, 'plus', b).step);
      return `${tellWay(...steps)} ${thereAre(result, asked)}`;
    },
  },
  {
    // "28 Kinder, 3 sind krank, die anderen bilden Gruppen zu 5, wie viele Gruppen?"
    pattern:
      /(?<a>\d+) \p{L}+.* (?<b>\d+) (?:\p{L}+ ){0,3}(?:krank|fehlen|nicht|weg|zu hause|daheim|verkauft|gegessen|kaputt).*(?:rest|anderen|übrigen).* (?:zu |je |immer |mit |à )+(?<c>\d+).*wie ?viele (?<noun>\p{L}+)/u,
    solve: ({ a, b, c, noun }) => {
      if (a <= b) return null;
      const left = calculate(a, 'minus', b);
      const parts = share(left.value, c);
      return `${tellWay(left.step, parts.step)} ${thereAre(parts.value, noun)}${isLeft(parts.rest)}`;
    },
  },
  {
    // "8 Kinder, jedes bekommt 2 Würstchen, in einer Packung sind 6, wie viele Packungen?"
    pattern:
      /(?<a>\d+) \p{L}+ (?:\p{L}+ ){0,4}?jede[rs]? (?:\p{L}+ ){1,3}?(?<b>\d+) .*(?:in|pro) (?:ein|jede)?\p{L}* ?(?<one>\p{L}+) (?:sind|passen|liegen|stecken|gibt es) (?:immer )?(?<c>\d+).*wie ?viele (?<noun>\p{L}+)/u,
    solve: ({ a, b, c, one, noun }) => {
      if (!isSameNoun(one, noun)) return null;
      const whole = calculate(a, 'mal', b);
      return countNeeded(whole.value, c, noun, whole.step);
    },
  },
  {
    // "12 Äpfel, sie isst 2 und teilt den Rest mit 4 Freundinnen"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).* (?<b>\d+)(?! cent).* teil\p{L}* (?:sie |er |es |sich )?(?:dann )?(?:den rest|die übrigen|die anderen|was übrig ist)(?: \p{L}+)? mit (?:\p{L}+ )?(?<c>\d+)/u,
    solve: ({ a, b, c, noun }) => {
      if (a <= b) return null;
      const left = calculate(a, 'minus', b);
      const parts = share(left.value, c + 1);
      return `${tellWay(left.step, `mit dem Kind, das teilt, sind es ${c + 1}`, parts.step)} Jeder bekommt ${parts.value} ${noun.charAt(0).toUpperCase()}${noun.slice(1)}.${isLeft(parts.rest)}`;
    },
  },
  {
    // "20 Euro an 3 Enkel, der Jüngste kriegt 8, die anderen gleich viel"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) (?:an|unter|auf|für) (?:\p{L}+ )?(?<b>\d+) \p{L}+.* (?:einer|eine|eins|der|die|das) (?:\p{L}+ )?(?:\p{L}+ )?(?:bekommt|kriegt|erhält) (?:davon )?(?<c>\d+).*(?:anderen|rest|übrigen)/u,
    solve: ({ a, b, c: said, noun, text }) => {
      // Of euros, "der Jüngste kriegt 8" means euros.
      const c = noun === 'cent' && !text.includes(`${said} cent`) ? said * 100 : said;
      const left = calculate(a, 'minus', c);
      const each = left.value / (b - 1);
      if (left.value < 0 || b < 2 || !Number.isInteger(each)) return null;
      if (noun === 'cent') {
        return `${tellWay(`${sayMoney(a)} minus ${sayMoney(c)} ist ${sayMoney(left.value)}`, `${sayMoney(left.value)} geteilt durch ${b - 1} ist ${sayMoney(each)}`)} Jeder bekommt ${sayMoney(each)}.`;
      }
      return `${tellWay(left.step, share(left.value, b - 1).step)} Jeder bekommt ${each}.`;
    },
  },
  {
    // "Am Tag 3 Meter hoch, nachts 2 runter, der Brunnen ist 10 tief, wann ist sie oben?"
    pattern:
      /(?<a>\d+) (?:meter|m|cm|zentimeter) (?:hoch|rauf|hinauf|nach oben).* (?<b>\d+) \p{L}+ (?:wieder )?(?:runter|herunter|hinunter|ab|zurück|nach unten).* (?<c>\d+) (?:meter|m|cm|zentimeter) (?:tief|hoch).*(?:wann|wie ?viele? tage|wie lange)/u,
    solve: ({ a, b, c }) => {
      if (a <= b) return null;
      const days = c <= a ? 1 : Math.ceil((c - a) / (a - b)) + 1;
      return `Jeden Tag und jede Nacht kommt sie ${a - b} Meter höher. Am letzten Tag steigt sie ${a} Meter und ist oben. Sie braucht ${days} Tage.`;
    },
  },
  {
    // "Wenn 3 Bälle 12 Euro kosten, was kosten 5?", "3 Hefte wiegen 600 Gramm, wie schwer sind 5?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) (?:(?:kosten|wiegen|brauchen|schaffen|trinken|fressen|sind) )?(?:zusammen |man )?(?<b>\d+) (?<unit>cent|kilo|kilogramm|kg|gramm|g|liter|minuten|eier|seiten) ?(?:kosten|wiegen|braucht|brauchen|schwer|trinken|fressen)?.*(?:was|wie ?viel|wie schwer|wie lange) (?!.*\d.*\d).*?(?<c>\d+) ?(?<other>\p{L}*)/u,
    solve: ({ a, b, c, unit, noun, other }) => {
      if (other !== '' && !isSameNoun(noun, other) && !/^(?:davon|stück|solche|dann)$/.test(other))
        return null;
      const each = b / a;
      if (!Number.isInteger(each)) return null;
      const spoken = (value: number) =>
        unit === 'cent'
          ? sayMoney(value)
          : `${value} ${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;
      return `${tellWay(`${spoken(b)} geteilt durch ${a} ist ${spoken(each)}`, `${c} mal ${spoken(each)} ist ${spoken(c * each)}`)} Es sind ${spoken(c * each)}.`;
    },
  },
];
