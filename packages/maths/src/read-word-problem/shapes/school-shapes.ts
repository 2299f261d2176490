import { nameUnit, readUnit } from '../units.ts';
import { capital, sayMoney } from './plain-problem.ts';
import type { Found, Shape } from './shape.ts';
import { calculate, isLeft, share, tellWay, thereAre } from './ways.ts';

const DAY = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)';
const TIMES: Readonly<Record<string, number>> = {
  doppelt: 2,
  dreimal: 3,
  viermal: 4,
  fünfmal: 5,
  halb: 0.5,
};
const LENGTH = '(?:cm|mm|km|kilometer|meter|m)';
const WEIGHT = '(?:gramm|g|kilogramm|kilo|kg)';
const SIDE = '(?:lang|breit|hoch|tief)';

/** "cm" and "meter" by their full names; undefined for what is no unit. */
function fullNameOf(word: string): string | undefined {
  const found = readUnit(word);
  return found && nameUnit(found.name, 1);
}

/** "7 mal 8 ist 56": the way around a rectangle, or what it covers. */
function measureRectangle({ a, b, unit, other, text }: Found): string | null {
  const name = fullNameOf(unit);
  if (!name || (other !== '' && fullNameOf(other) !== name)) return null;
  const both = calculate(a, 'plus', b);
  const around = calculate(2, 'mal', both.value);
  const area = calculate(a, 'mal', b);
  const isAround = /umfang|zaun|(?:he)?rum(?!\p{L})/u.test(text);
  const isArea = /fläche|quadrat(?:meter|zentimeter)|rasen|teppich|fliesen/u.test(text);
  const ways = [
    ...(isAround
      ? [`${tellWay(both.step, around.step)} Der Umfang ist ${around.value} ${name}.`]
      : []),
    ...(isArea
      ? [`${tellWay(area.step)} Das sind ${area.value} Quadrat${name.toLowerCase()}.`]
      : []),
  ];
  return ways.length === 0 ? null : ways.join(' ');
}

/** What a problem means that says money without its word: "hab schon 95". */
const inCents = (value: number, text: string) =>
  new RegExp(`(?<!\\d)${value} cent`).test(text) ? value : value * 100;

/** Problems of the school that are told in one way, and so surely that no other reading is asked. */
export const SCHOOL_SHAPES: readonly Shape[] = [
  {
    // "Ein Rechteck ist 8 cm lang und 5 breit, wie groß ist der Umfang?"
    pattern: new RegExp(
      `(?<a>\\d+) (?<unit>${LENGTH}) ${SIDE}.* (?<b>\\d+)(?: (?<other>${LENGTH}))? ${SIDE}.*(?:umfang|zaun|(?:drum|rund|außen) ?(?:he)?rum|fläche|quadrat(?:meter|zentimeter))`,
      'u',
    ),
    solve: measureRectangle,
  },
  {
    // "Am Montag 3, am Dienstag 7 und am Mittwoch doppelt so viele wie am Dienstag, wie viele zusammen?"
    pattern: new RegExp(
      `(?<one>${DAY})\\D*? (?<a>\\d+)(?: (?<noun>\\p{L}+))?\\D*? (?<other>${DAY})\\D*? (?<b>\\d+)\\D*? ${DAY}\\D*? (?<part>doppelt|dreimal|viermal|fünfmal|halb) so viele?\\D*? wie am (?<what>${DAY})\\D*wie ?viele?`,
      'u',
    ),
    solve({ a, b, one, other, part, what, noun, text }) {
      const base = what === one ? a : what === other ? b : null;
      if (base === null) return null;
      const times = TIMES[part] ?? 1;
      const third = times < 1 ? base / 2 : base * times;
      if (!Number.isInteger(third)) return null;
      const step =
        times < 1 ? `Die Hälfte von ${base} ist ${third}` : calculate(times, 'mal', base).step;
      if (!/zusammen|insgesamt|gesamt|alle|an den|in den/u.test(text)) return null;
      const both = calculate(a, 'plus', b);
      const all = calculate(both.value, 'plus', third);
      const name = /^(?:und|gelesen|am|hat|geschafft|gefahren)$/.test(noun) ? '' : noun;
      return `${tellWay(step, both.step, all.step)} ${thereAre(all.value, name)}`;
    },
  },
  {
    // "Meine Schwester ist 4 Jahre älter als ich, ich bin 8, wie alt ist sie, wenn ich 15 bin?"
    pattern:
      /(?<c>\d+) jahre (?<part>älter|jünger) als ich.* ich bin (?:jetzt )?(?<a>\d+).*wie alt (?:ist|wird|sind) .*wenn ich (?:mal )?(?<b>\d+)/u,
    solve({ b, c, part }) {
      const then = calculate(b, part === 'älter' ? 'plus' : 'minus', c);
      return then.value < 0
        ? null
        : `Der Abstand bleibt immer gleich. ${tellWay(then.step)} Es sind ${then.value} Jahre.`;
    },
  },
  {
    // "Das Becken hat 25 Meter, wie viele Bahnen muss ich für 400 Meter schwimmen?"
    pattern:
      /(?:becken|bahn|runde|platz|schwimmbad|strecke) (?:hat|ist) (?<a>\d+) (?:m|meter)(?!\p{L}).*wie ?viele (?<noun>bahnen|runden|längen|mal).* (?<b>\d+) (?<unit>km|kilometer|m|meter)(?!\p{L})/u,
    solve({ a, b, unit, noun }) {
      const whole = unit.startsWith('k') ? b * 1_000 : b;
      if (a === 0 || whole % a !== 0) return null;
      const found = share(whole, a);
      return `${tellWay(found.step)} ${thereAre(found.value, noun)}`;
    },
  },
  {
    // "4 Brötchen kosten 1 Euro 60, wir brauchen 7, was kostet das?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) kosten (?:zusammen )?(?<b>\d+) cent(?: \p{L}+){0,4}? (?:brauch\p{L}*|kauf\p{L}*|will|wollen|möchten?|nehm\p{L}*|hol\p{L}*) (?:aber |jetzt )?(?<c>\d+)(?: \p{L}+){0,2}? (?:was|wie ?viel) (?:kost\p{L}*|(?:be)?zahl\p{L}*|muss|müssen|macht|ist)/u,
    solve({ a, b, c }) {
      if (a === 0 || b % a !== 0) return null;
      const [one, all] = [b / a, (b / a) * c];
      return `Erst: ${sayMoney(b)} geteilt durch ${a} ist ${sayMoney(one)}. Dann: ${c} mal ${sayMoney(one)} ist ${sayMoney(all)}. Es sind ${sayMoney(all)}.`;
    },
  },
  {
    // "Ein Karton wiegt leer 300 Gramm, da kommen 8 Äpfel rein, jeder 150 Gramm, wie schwer ist das?"
    pattern: new RegExp(
      `wiegt leer (?<a>\\d+) (?<unit>${WEIGHT})(?!\\p{L}).* (?<b>\\d+) \\p{L}+.* (?:jede[rs]?|je|jeweils)(?: \\p{L}+)?(?: wiegt| hat)? (?<c>\\d+) (?<other>${WEIGHT})(?!\\p{L}).*wie (?:schwer|viel wieg)`,
      'u',
    ),
    solve({ a, b, c, unit, other }) {
      const name = fullNameOf(unit);
      if (!name || fullNameOf(other) !== name) return null;
      const inside = calculate(b, 'mal', c);
      const all = calculate(inside.value, 'plus', a);
      return `${tellWay(inside.step, all.step)} ${thereAre(all.value, name)}`;
    },
  },
  {
    // "Wir sind 5 und haben 3 Pizzas, jede hat 10 Stücke, wie viel kriegt jeder?"
    pattern:
      /wir sind (?:zu )?(?<a>\d+)(?: \p{L}+){0,3} (?<b>\d+) (?<noun>\p{L}+)(?: \p{L}+){0,3} jede[rs]? (?:\p{L}+ )?(?:hat|sind|ist) (?:in )?(?<c>\d+) (?<what>\p{L}+).*(?:kriegt|bekommt|isst|hat|darf|gibt) (?:dann |da )?(?:für )?jede[rs]?/u,
    solve({ a, b, c, what }) {
      const all = calculate(b, 'mal', c);
      const each = share(all.value, a);
      return `${tellWay(all.step, each.step)} Jeder bekommt ${each.value} ${capital(what)}.${isLeft(each.rest)}`;
    },
  },
  {
    // "Papa fährt jeden Tag 15 Kilometer zur Arbeit und 15 zurück, wie viel in 5 Tagen?"
    pattern:
      /jeden tag (?<a>\d+) (?<unit>km|kilometer|m|meter)(?!\p{L}).* (?<b>\d+)(?: (?:km|kilometer|m|meter))? (?:wieder )?(?:zurück|heim)(?!\p{L}).* (?<c>\d+) tage/u,
    solve({ a, b, c, unit }) {
      const day = calculate(a, 'plus', b);
      const all = calculate(c, 'mal', day.value);
      return `${tellWay(day.step, all.step)} ${thereAre(all.value, fullNameOf(unit) ?? '')}`;
    },
  },
  {
    // "Die Schnecke kriecht am Tag 3 Meter hoch und rutscht nachts 1 Meter runter, wann ist sie 5 Meter hoch?"
    pattern:
      /(?:schnecke|frosch|käfer|raupe|wurm|spinne|ameise)(?!\p{L}).* (?<a>\d+) (?:m|meter|cm) (?:\p{L}+ )?(?:hoch|rauf|hinauf|nach oben).*nacht\p{L}* (?:wieder )?(?<b>\d+) (?:m|meter|cm) (?:\p{L}+ )?(?:runter|zurück|ab|herunter|hinunter|nach unten).*(?:wie ?viele?n? tage|wann|wie ?lange?).* (?<c>\d+) (?:m|meter|cm)/u,
    solve({ a, b, c }) {
      if (a <= b || c < a) return null;
      const days = Math.ceil((c - a) / (a - b)) + 1;
      const before = (days - 1) * (a - b);
      const gained = calculate(a, 'minus', b);
      const last = calculate(before, 'plus', a);
      return `An einem ganzen Tag schafft sie ${gained.value}: ${gained.step}. Nach ${days - 1} ${days === 2 ? 'Tag' : 'Tagen'} ist sie bei ${before}. Am Tag danach: ${last.step}. Es sind ${days} Tage.`;
    },
  },
  {
    // "3 Liter Milch, der Liter kostet 1 Euro 20, und ein Brot für 3 Euro 40, was bezahlt sie?"
    pattern:
      /(?<a>\d+) \p{L}+(?: \p{L}+)? (?:der|die|das|ein|eine|jede[rs]?|pro) (?:\p{L}+ )?(?:kostet|zu|für) (?:je )?(?<b>\d+) cent (?:und|dazu|und noch) (?:ein|eine|einen|noch ein|noch eine|noch einen) \p{L}+ (?:für|zu|kostet) (?<c>\d+) cent.*(?:zahl\p{L}*|kostet|kosten|wie ?viel)/u,
    solve({ a, b, c }) {
      const all = a * b + c;
      return `Erst: ${a} mal ${sayMoney(b)} ist ${sayMoney(a * b)}. Dann: ${sayMoney(a * b)} plus ${sayMoney(c)} ist ${sayMoney(all)}. Es sind ${sayMoney(all)}.`;
    },
  },
  {
    // "Ich will ein Fahrrad für 180 Euro, hab schon 95 und Oma gibt mir 30, wie viel muss ich noch sparen?"
    pattern:
      /(?:für|kostet) (?<a>\d+) cent.* (?:hab|habe|hat) (?:schon |bereits |erst )?(?:\p{L}+ )?(?<b>\d+)(?: cent)?.* (?:gibt|schenkt|kriege?|kriegt|bekomm\p{L}*|legt)(?: \p{L}+){0,4}? (?<c>\d+)(?: cent)?/u,
    solve({ a, b, c, text }) {
      if (!/noch sparen|noch (?:\p{L}+ )?fehl|fehlt|fehlen|brauch\p{L}* .*noch/u.test(text))
        return null;
      const [own, given] = [inCents(b, text), inCents(c, text)];
      const left = a - own - given;
      if (left < 0) return null;
      return `Erst: ${sayMoney(own)} plus ${sayMoney(given)} ist ${sayMoney(own + given)}. Dann: ${sayMoney(a)} minus ${sayMoney(own + given)} ist ${sayMoney(left)}. Es fehlen ${sayMoney(left)}.`;
    },
  },
  {
    // "Der Pullover kostet 30 Euro und ist 10 Euro billiger als die Jacke, was kostet die Jacke?"
    pattern:
      /(?<one>\p{L}+) kostet (?<a>\d+) cent und ist (?:um )?(?<b>\d+) cent (?<part>billiger|teurer|günstiger) als (?:der|die|das|ein|eine) (?<other>\p{L}+)(?: \p{L}+)? was kostet (?:der|die|das|ein|eine) (?<asked>\p{L}+)/u,
    solve({ a, b, part, other, asked }) {
      if (asked !== other) return null;
      const all = part === 'teurer' ? a - b : a + b;
      return all < 0
        ? null
        : `${sayMoney(a)} ${part === 'teurer' ? 'minus' : 'plus'} ${sayMoney(b)} ist ${sayMoney(all)}. Das kostet ${sayMoney(all)}.`;
    },
  },
  {
    // "Ich lese jeden Abend 8 Seiten, wie viele in 2 Wochen?"
    pattern:
      /jeden (?:tag|abend|morgen|mittag|nachmittag) (?<a>\d+) (?<noun>\p{L}+)(?: \p{L}+){0,3}? wie ?viele?(?: \p{L}+){0,4}? in (?<b>\d+) wochen(?: \p{L}+){0,2}$/u,
    solve({ a, b, noun }) {
      const days = calculate(b, 'mal', 7);
      const all = calculate(days.value, 'mal', a);
      return `Eine Woche hat 7 Tage. ${tellWay(days.step, all.step)} ${thereAre(all.value, noun)}`;
    },
  },
  {
    // "Von 40 Euro spare ich 20 Prozent, wie viel ist das?"
    pattern:
      /^von (?:meinen |den )?(?<a>\d+) cent(?: \p{L}+){0,5} (?<b>\d+) (?:prozent|%)(?: \p{L}+){0,2} wie ?viele? (?:ist|sind) (?:das|es)$/u,
    solve({ a, b }) {
      if ((a * b) % 100 !== 0 || a % 100 !== 0) return null;
      return `Erst: ${sayMoney(a)} geteilt durch 100 ist ${sayMoney(a / 100)}. Dann: ${b} mal ${sayMoney(a / 100)} ist ${sayMoney((a * b) / 100)}. Es sind ${sayMoney((a * b) / 100)}.`;
    },
  },
  {
    // "Er läuft 400 Meter in 80 Sekunden, wie viele Meter in einer Sekunde?"
    pattern:
      /(?<a>\d+) (?:m|meter) in (?<b>\d+) (?<what>sekunde|minute|stunde)n wie ?viele? (?:m|meter)(?: \p{L}+){0,3} (?:einer|pro|jeder) (?<asked>sekunde|minute|stunde)/u,
    solve({ a, b, what, asked }) {
      if (what !== asked || b === 0 || a % b !== 0) return null;
      return `${tellWay(share(a, b).step)} ${thereAre(a / b, 'Meter')}`;
    },
  },
  {
    // "Wie viele Eier sind drei Dutzend?"
    pattern:
      /^wie ?viele? (?:\p{L}+ )?(?:sind|ist|hat|haben) (?<a>\d+|ein|eine) dutzend(?: (?<noun>\p{L}+))?$/u,
    solve: ({ a, noun }) =>
      `Ein Dutzend sind 12. ${tellWay(calculate(a, 'mal', 12).step)} ${thereAre(a * 12, noun)}`,
  },
];
