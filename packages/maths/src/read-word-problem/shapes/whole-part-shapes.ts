import { isSameNoun } from '../story.ts';
import { capital, sayLength, sayMoney } from './plain-problem.ts';
import type { Shape } from './shape.ts';
import { calculate, share, tellWay, thereAre } from './ways.ts';

/** What compares, or is told of each, is no whole with its parts. */
const IS_COMPARED =
  /(?<!\p{L})(?:mehr|weniger|als|doppelt|halb|\p{L}+mal|mal|je|jede\p{L}*|jeweils|älter|jünger|teurer|billiger|gleich|gleiche|drittel|viertel|hälfte|kostet|kosten|wiegen|brauch\p{L}*)(?!\p{L})/u;
const ASKS_ALL = /wie ?viele? .*(?:zusammen|insgesamt|alle|gesamt)/u;

const spokenIn = (unit: string) => (value: number) =>
  unit.trim() === 'cent' ? sayMoney(value) : String(value);
/** Of euros, "Anna hat 22" means euros. */
const inUnit = (value: number, unit: string, text: string) =>
  unit.trim() === 'cent' && !text.includes(`${value} cent`) ? value * 100 : value;

/** A whole whose parts are told but for one, and what makes two equal. */
export const WHOLE_PART_SHAPES: readonly Shape[] = [
  {
    // "2 Züge haben zusammen 17 Waggons, der eine hat 9, wie viele hat der andere?"
    pattern:
      /(?<a>2) (?<one>\p{L}+) .*(?:zusammen|insgesamt) (?:\p{L}+ )?(?<b>\d+)(?<unit> cent)?.* (?<c>\d+).*wie ?viele? /u,
    solve: ({ b, c, unit, text }) => {
      const part = inUnit(c, unit, text);
      if (IS_COMPARED.test(text) || ASKS_ALL.test(text) || part >= b) return null;
      const say = spokenIn(unit);
      return `${say(b)} minus ${say(part)} ist ${say(b - part)}. Es sind ${say(b - part)}.`;
    },
  },
  {
    // "Anna, Tom und Lea haben zusammen 30 Nüsse, Anna hat 12, Tom 8, wie viele hat Lea?"
    pattern:
      /(?:zusammen|insgesamt|gemeinsam) (?:\p{L}+ )?(?<a>\d+)(?<unit> cent)?.*? (?<b>\d+).*? (?<c>\d+).*wie ?viele? /u,
    solve: ({ a, b, c, unit, text }) => {
      const [first, second] = [inUnit(b, unit, text), inUnit(c, unit, text)];
      if (IS_COMPARED.test(text) || ASKS_ALL.test(text) || first + second >= a) return null;
      const say = spokenIn(unit);
      const left = a - first - second;
      return `Erst: ${say(a)} minus ${say(first)} ist ${say(a - first)}. Dann: ${say(a - first)} minus ${say(second)} ist ${say(left)}. Es sind ${say(left)}.`;
    },
  },
  {
    // "Max hat 10 Euro, Lisa hat 4, wie viel muss er ihr geben, damit beide gleich viel haben?"
    pattern:
      /(?<a>\d+)(?<unit> cent)?.* (?<b>\d+).*wie ?viele? .*(?:geben|abgeben|gibt|schenken).*damit .*(?:gleich|genauso|genau so)/u,
    solve: ({ a, b: said, unit, text }) => {
      const b = inUnit(said, unit, text);
      const half = Math.abs(a - b) / 2;
      if (half === 0 || !Number.isInteger(half)) return null;
      const [large, small] = a > b ? [a, b] : [b, a];
      const say = spokenIn(unit);
      return `Der Unterschied ist ${say(large)} minus ${say(small)}, das ist ${say(2 * half)}. Davon die Hälfte: ${say(2 * half)} geteilt durch 2 ist ${say(half)}. Es sind ${say(half)}.`;
    },
  },
  {
    // "Ein Karton wiegt leer 2 Kilo und mit Büchern 17 Kilo, wie schwer sind die Bücher?"
    pattern:
      /(?<a>\d+) (?<unit>kilo|kilogramm|kg|gramm|g).* (?<b>\d+) (?:kilo|kilogramm|kg|gramm|g)(?!\p{L}).*wie (?:schwer|viel)/u,
    solve: ({ a, b, unit, text }) => {
      if (!/(?<!\p{L})leere?[nrsm]?(?!\p{L})/u.test(text) || a === b) return null;
      const [large, small] = a > b ? [a, b] : [b, a];
      const name = /^k/.test(unit) ? 'Kilogramm' : 'Gramm';
      return `${large} ${name} minus ${small} ${name} ist ${large - small} ${name}. Es sind ${large - small} ${name}.`;
    },
  },
  {
    // "36 Erdbeeren, sie gibt ihren 3 Kindern jedem gleich viele, wie viele bekommt jedes?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) .*?(?<b>\d+) \p{L}+ .*(?:gleich ?viele?|gleichmäßig|gerecht).*wie ?viele? .*(?:jede|eine[rs]?|ein)/u,
    solve: ({ a, b, noun }) => {
      if (b < 2 || a < b || noun === 'cent') return null;
      const parts = share(a, b);
      return parts.rest > 0
        ? `${tellWay(parts.step)} Jeder bekommt ${parts.value}. ${parts.rest === 1 ? '1 bleibt' : `${parts.rest} bleiben`} übrig.`
        : `${tellWay(parts.step)} Jeder bekommt ${parts.value} ${capital(noun)}.`;
    },
  },
  {
    // "Kinder zahlen 6 Euro, Erwachsene 9 Euro, was kostet es für 2 Erwachsene und 3 Kinder?"
    pattern:
      /(?<one>\p{L}{4,}) (?:(?:kosten|kostet|zahlen|zahlt|bezahlen|bezahlt|sind|ist|es|je|nur) )*(?<a>\d+) cent .*?(?<other>\p{L}{4,}) (?:(?:kosten|kostet|zahlen|zahlt|bezahlen|bezahlt|sind|ist|es|je|nur) )*(?<b>\d+) cent .*?(?<c>\d+) (?<noun>\p{L}+) .*?(?<d>\d+) (?<what>\p{L}+)/u,
    solve: ({ a, b, c, d, one, other, noun, what, text }) => {
      if (!/wie ?viel|was (?:kost|muss|müss|zahl|bezahl|macht)/u.test(text)) return null;
      const isSame = isSameNoun(one, noun) && isSameNoun(other, what);
      const isCrossed = isSameNoun(one, what) && isSameNoun(other, noun);
      if (isSame === isCrossed) return null;
      const [first, second] = isSame ? [c, d] : [d, c];
      const all = first * a + second * b;
      return `Erst: ${first} mal ${sayMoney(a)} ist ${sayMoney(first * a)}. Dann: ${second} mal ${sayMoney(b)} ist ${sayMoney(second * b)}. Dann: ${sayMoney(first * a)} plus ${sayMoney(second * b)} ist ${sayMoney(all)}. Das kostet ${sayMoney(all)}.`;
    },
  },
  {
    // "Eine Hose für 45 Euro und ein Hemd für 18 Euro, sie gibt 100 Euro"
    pattern:
      /(?<a>\d+) cent .*?(?<b>\d+) cent .*?(?:gib|zahl|bezahl|mit|reich|leg)\p{L}* .*?(?<c>\d+) cent.* (?:zurück|wieder|raus|heraus|rückgeld|wechselgeld|restgeld)(?!\p{L})/u,
    solve: ({ a, b, c, text }) => {
      if (IS_COMPARED.test(text.replaceAll(/kosten?t?/gu, '')) || a + b > c) return null;
      const all = a + b;
      return `Erst: ${sayMoney(a)} plus ${sayMoney(b)} ist ${sayMoney(all)}. Dann: ${sayMoney(c)} minus ${sayMoney(all)} ist ${sayMoney(c - all)}. Es bleiben ${sayMoney(c - all)} übrig.`;
    },
  },
  {
    // "Das Rezept ist für 4 Personen und braucht 200 Gramm Mehl, wie viel für 8 Personen?"
    pattern:
      /(?:für |ist für )(?<a>\d+) (?<noun>\p{L}+) .*?(?<b>\d+) (?<unit>\p{L}+).*wie ?viele? .*für (?<c>\d+) (?<other>\p{L}+)/u,
    solve: ({ a, b, c, noun, other, unit, text }) => {
      const each = b / a;
      const all = each * c;
      if (!isSameNoun(noun, other) || unit === 'cent' || !Number.isInteger(all)) return null;
      if (/(?<!\p{L})(?:je|jede\p{L}*|pro)(?!\p{L})/u.test(text)) return null;
      if (c % a === 0)
        return `${tellWay(share(c, a).step, calculate(c / a, 'mal', b).step)} ${thereAre(all, unit)}`;
      return Number.isInteger(each)
        ? `${tellWay(share(b, a).step, calculate(c, 'mal', each).step)} ${thereAre(all, unit)}`
        : null;
    },
  },
  {
    // "Von 100 Losen sind 15 Gewinne, wie viele sind Nieten?"
    pattern:
      /^(?:\p{L}+ )?von (?:den )?(?<a>\d+) (?<noun>\p{L}+) (?:sind|waren|haben|kommen|\p{L}+) (?<b>\d+).*wie ?viele (?:\p{L}+ )?(?:sind|haben|waren|kommen|gehen|sind es|\p{L}+)/u,
    solve: ({ a, b, text }) => {
      if (IS_COMPARED.test(text) || b >= a || ASKS_ALL.test(text)) return null;
      const left = calculate(a, 'minus', b);
      return `${tellWay(left.step)} ${thereAre(left.value)}`;
    },
  },
  {
    // "Tom hatte 12 Autos, jetzt hat er 17, wie viele hat er bekommen?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) .*(?:jetzt|nun|heute|danach|am (?:ende|abend|schluss)) (?:\p{L}+ ){0,5}?(?<b>\d+).*wie ?viele .*(?:bekommen|gekriegt|dazu\p{L}*|gefunden|gekauft|gewonnen|verloren|gegessen|verschenkt|verkauft|weg\p{L}*|gefallen|geplatzt|fehlen)(?!\p{L})/u,
    solve: ({ a, b, noun, text }) => {
      if (IS_COMPARED.test(text) || a === b || noun === 'cent') return null;
      const [large, small] = a > b ? [a, b] : [b, a];
      const step = calculate(large, 'minus', small);
      return `${tellWay(step.step)} ${thereAre(step.value, noun)}`;
    },
  },
  {
    // "Wenn ich noch 4 Sticker bekomme, habe ich 30, wie viele habe ich jetzt?"
    pattern:
      /wenn (?:\p{L}+ )?noch (?<a>\d+) (?<noun>\p{L}+) (?:dazu)?(?:bekomm|krieg|find|kauf|sammel|gewinn)\p{L}* .*?(?<b>\d+).*wie ?viele .*(?:jetzt|schon)/u,
    solve: ({ a, b, noun }) => {
      if (b < a) return null;
      const step = calculate(b, 'minus', a);
      return `${tellWay(step.step)} ${thereAre(step.value, noun === 'cent' ? '' : noun)}`;
    },
  },
  {
    // "Kevin hat 60 Murmeln, das sind 4 mal so viele wie Jan, wie viele hat Jan?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) .*(?:das (?:sind|ist)|und damit) (?:(?<b>\d+) ?mal|(?<part>doppelt|dreimal|viermal|fünfmal|sechsmal|zehnmal)) so (?:viele?|alt|schwer|groß|lang|teuer) wie .*wie (?:viele?|alt|schwer|groß|lang|teuer)/u,
    solve: ({ a, b, part, noun, text }) => {
      const by = b === 0 ? (TIMES[part] ?? 1) : b;
      if (a % by !== 0 || /zusammen/u.test(text) || noun === 'cent') return null;
      return `${tellWay(share(a, by).step)} ${thereAre(a / by, /wie alt/u.test(text) ? 'Jahre' : noun)}`;
    },
  },
  {
    // "21 Kinder bilden 3 gleich große Mannschaften, wie viele sind in jeder?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) .*?(?<b>\d+) gleich ?(?:große?n?|lange?n?|starke?n?)? ?(?<one>\p{L}+).*wie ?viele .*(?:jede\p{L}?|einer|pro|einem)/u,
    solve: ({ a, b, noun }) => {
      if (a % b !== 0 || noun === 'cent' || b < 2) return null;
      return `${tellWay(share(a, b).step)} ${thereAre(a / b, noun === 'kindern' ? 'Kinder' : noun)}`;
    },
  },
  {
    // "Mein Schulweg ist 800 Meter lang, wie weit ist es hin und zurück?"
    pattern:
      /(?<a>\d+) (?<unit>meter|m|kilometer|km|schritte|minuten|cm).*(?:wie (?:weit|viele?|lange?)).*(?:hin und (?:wieder )?(?:zurück|her)|wieder zurück)/u,
    solve: ({ a, unit }) => {
      const name = { m: 'Meter', km: 'Kilometer', cm: 'Zentimeter' }[unit] ?? capital(unit);
      return `Hin und zurück ist der Weg doppelt: 2 mal ${a} ${name} ist ${2 * a} ${name}. Es sind ${2 * a} ${name}.`;
    },
  },
  {
    // "Jana ist 1 Meter 42 groß und ihr Bruder 1 Meter 17, um wie viel ist sie größer?"
    pattern:
      /(?<a>\d+) cm .*?(?<b>\d+) cm .*wie ?viele? (?:\p{L}+ ){0,3}?(?:größer|kleiner|länger|kürzer|höher|weiter|breiter|niedriger|tiefer)(?!\p{L})/u,
    solve: ({ a, b, text }) => {
      if (a === b || /(?:größer|kleiner|länger|kürzer|höher|weiter).*wie/u.test(text)) return null;
      const [large, small] = a > b ? [a, b] : [b, a];
      return `${sayLength(large)} minus ${sayLength(small)} ist ${sayLength(large - small)}. Es sind ${sayLength(large - small)}.`;
    },
  },
  {
    // "16 Schüler, 7 davon können schwimmen, wie viele können es nicht?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).*?(?<b>\d+).*wie ?viele (?:\p{L}+ )*?(?:nicht|keine?n?|ohne)(?!\p{L})/u,
    solve: ({ a, b, noun, text }) => {
      if (b === a || noun === 'cent' || IS_COMPARED.test(text)) return null;
      const left = calculate(Math.max(a, b), 'minus', Math.min(a, b));
      const name = { schülern: 'schüler', kindern: 'kinder', leuten: 'leute' }[noun] ?? noun;
      return `${tellWay(left.step)} ${thereAre(left.value, name)}`;
    },
  },
];

const TIMES: Readonly<Record<string, number>> = {
  doppelt: 2,
  dreimal: 3,
  viermal: 4,
  fünfmal: 5,
  sechsmal: 6,
  zehnmal: 10,
};
