import { isSameNoun } from '../story.ts';
import { capital, inCentimetres, sayLength, sayMoney } from './plain-problem.ts';
import type { Shape } from './shape.ts';

const BUYS =
  '(?:kauf|nehm|nimm|hol|bestell|möcht|will|brauch|ess|trink)\\p{L}* (?:ich |er |sie |wir |mir |sich |davon |gleich |uns )*';
const ASKS_CHANGE = '.*(?:zurück|rückgeld|wechselgeld|übrig|heraus|raus|bleib|wieder|noch|rest)';
const LESS = /^(?:weniger|kälter|kürzer|kleiner|jünger|leichter|niedriger|langsamer)$/;
const UNIT = '(?:meter|kilometer|km|m|cm|seiten|minuten|stunden|runden|schritte|euro|kilo)';
const CLASS_NAMES =
  '(?:obst|früchte|tiere|gemüse|blumen|spielsachen|fahrzeuge|sachen|stifte|süßigkeiten|kinder|personen|leute|menschen|geschirr|kuchen|bücher|vögel)';

const steps = (...all: string[]) =>
  all.length === 1
    ? `${all[0]}.`
    : `Erst: ${all[0]}. ${all
        .slice(1)
        .map((step) => `Dann: ${step}.`)
        .join(' ')}`;
const left = (rest: number) =>
  rest === 0 ? '' : rest === 1 ? ' 1 bleibt übrig.' : ` ${rest} bleiben übrig.`;
const divided = (whole: number, by: number) =>
  `${whole} geteilt durch ${by} ist ${Math.floor(whole / by)}${whole % by > 0 ? ` Rest ${whole % by}` : ''}`;

function changeOf({ a, b, c }: { a: number; b: number; c: number }): string | null {
  const price = a * b;
  if (price > c)
    return `${steps(`${a} mal ${sayMoney(b)} ist ${sayMoney(price)}`)} Das Geld reicht nicht.`;
  const rest = sayMoney(c - price);
  return `${steps(`${a} mal ${sayMoney(b)} ist ${sayMoney(price)}`, `${sayMoney(c)} minus ${sayMoney(price)} ist ${rest}`)} Es bleiben ${rest} übrig.`;
}

function enough(have: number, cost: number, step: string): string {
  if (cost > have) {
    return `${step} Das Geld reicht nicht. Es fehlen ${sayMoney(cost - have)}.`;
  }
  const rest = have - cost;
  return `${step} Ja, das Geld reicht.${rest > 0 ? ` Es bleiben ${sayMoney(rest)} übrig.` : ''}`;
}

/** Shopping, ways, what is missing and what is done in two steps, as school books tell it. */
export const EVERYDAY_SHAPES: readonly Shape[] = [
  {
    // "Ich habe 5 Euro, ein Eis kostet 1 Euro 20, ich kaufe zwei, wie viel habe ich noch?"
    pattern: new RegExp(
      `(?<c>\\d+) cent.* ein(?:e|en)? \\p{L}+ kostet (?<b>\\d+) cent.* ${BUYS}(?<a>\\d+)(?! ?cent)${ASKS_CHANGE}`,
      'u',
    ),
    solve: changeOf,
  },
  {
    // "Ein Eis kostet 1 Euro 50, ich habe 5 Euro und kaufe zwei, was kriege ich zurück?"
    pattern: new RegExp(
      `ein(?:e|en)? \\p{L}+ kostet (?<b>\\d+) cent.* (?<c>\\d+) cent.* ${BUYS}(?<a>\\d+)(?! ?cent)${ASKS_CHANGE}`,
      'u',
    ),
    solve: changeOf,
  },
  {
    // "Ein Eis kostet 1 Euro 50, ich kaufe drei und zahle mit 5 Euro, was kriege ich zurück?"
    pattern: new RegExp(
      `ein(?:e|en)? \\p{L}+ kostet (?<b>\\d+) cent.* ${BUYS}(?<a>\\d+)(?! ?cent).* (?<c>\\d+) cent${ASKS_CHANGE}`,
      'u',
    ),
    solve: changeOf,
  },
  {
    // "50 Euro, ein Spiel für 23 Euro und ein Buch für 9 Euro, reicht das?"
    pattern: /(?<a>\d+) cent.* (?<b>\d+) cent.* (?<c>\d+) cent.*(?:reicht|genug)/u,
    solve: ({ a, b, c }) =>
      enough(a, b + c, steps(`${sayMoney(b)} plus ${sayMoney(c)} ist ${sayMoney(b + c)}`)),
  },
  {
    pattern:
      /(?<a>\d+) cent.* (?<b>\d+) (?!cent)\p{L}+ (?:für |zu )?(?:je|jeweils|à) (?:für )?(?<c>\d+) cent.*(?:reicht|genug)/u,
    solve: ({ a, b, c }) =>
      enough(a, b * c, steps(`${b} mal ${sayMoney(c)} ist ${sayMoney(b * c)}`)),
  },
  {
    // "Ein Kind zahlt 2 Euro, ein Erwachsener 4 Euro, was zahlen 2 Erwachsene und 3 Kinder?"
    pattern:
      /ein(?:e|en)? (?<one>\p{L}+) (?:(?:zahlt|kostet|bezahlt|für) (?:\p{L}+ ){0,3})?(?<a>\d+) cent(?: und)?(?: für)? ein(?:e|en)? (?<other>\p{L}+)(?: (?:zahlt|kostet|bezahlt))? (?<b>\d+) cent.* (?<c>\d+|ein(?:e|en)?) (?<noun>\p{L}+) und (?<d>\d+|ein(?:e|en)?) (?<what>\p{L}+)/u,
    solve: ({ a, b, c, d, one, other, noun, what }) => {
      const isStraight = isSameNoun(one, noun) && isSameNoun(other, what);
      if (!isStraight && !(isSameNoun(one, what) && isSameNoun(other, noun))) return null;
      const [first, second] = [(isStraight ? c : d) * a, (isStraight ? d : c) * b];
      return `${steps(
        `${isStraight ? c : d} mal ${sayMoney(a)} ist ${sayMoney(first)}`,
        `${isStraight ? d : c} mal ${sayMoney(b)} ist ${sayMoney(second)}`,
        `${sayMoney(first)} plus ${sayMoney(second)} ist ${sayMoney(first + second)}`,
      )} Das kostet ${sayMoney(first + second)}.`;
    },
  },
  {
    // "4 Hefte kosten 6 Euro, was kosten 10?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) kosten (?<b>\d+) cent.*(?:was|wie ?viel) .*kosten (?:dann )?(?<c>\d+)/u,
    solve: ({ a, b, c }) => {
      const each = b / a;
      if (!Number.isInteger(each)) return null;
      return `${steps(`${sayMoney(b)} geteilt durch ${a} ist ${sayMoney(each)}`, `${c} mal ${sayMoney(each)} ist ${sayMoney(c * each)}`)} Das kostet ${sayMoney(c * each)}.`;
    },
  },
  {
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) kosten (?<b>\d+) cent.*(?:was|wie ?viel|wie teuer) (?:kostet|ist) (?:dann )?(?:ein(?:e|en|s)?|jede\p{L}*)/u,
    solve: ({ a, b }) => {
      const each = b / a;
      if (!Number.isInteger(each)) return null;
      return `${steps(`${sayMoney(b)} geteilt durch ${a} ist ${sayMoney(each)}`)} Das kostet ${sayMoney(each)}.`;
    },
  },
  {
    pattern:
      /(?<a>\d+) (?<unit>meter|kilometer|km|m|minuten|schritte).*hin und (?:wieder )?zurück.*(?:wie (?:weit|lange?|viele?)|zusammen)/u,
    solve: ({ a, unit }) =>
      `Hin und zurück ist der Weg zweimal. ${steps(`2 mal ${a} ist ${2 * a}`)} Es sind ${2 * a} ${capital(unit)}.`,
  },
  {
    // "Ich habe 17 Murmeln und brauche 30, wie viele fehlen?"
    pattern:
      /(?:ha(?:t|be?|ben)|gesammelt|gespart|besitzt) (?:\p{L}+ ){0,3}(?<a>\d+)(?<unit> cent)?.* (?:brauch|benötig|will|wollen|möcht|soll|kostet|voll)\p{L}* .*?(?<b>\d+).*fehl/u,
    solve: ({ a, b, unit, text }) => {
      if (b < a) return null;
      const isMoney = unit !== '' || text.includes('cent');
      const spoken = (value: number) => (isMoney ? sayMoney(value) : String(value));
      return `${steps(`${spoken(b)} minus ${spoken(a)} ist ${spoken(b - a)}`)} Es fehlen ${spoken(b - a)}.`;
    },
  },
  {
    // "240 Kilometer, 150 haben wir schon, wie weit ist es noch?"
    pattern: new RegExp(
      `(?<a>\\d+) (?<unit>${UNIT}).* (?<b>\\d+)(?: ${UNIT})? (?:davon )?(?:haben|hat|habe|sind|ist|bin|schon|bereits).*(?:wie (?:weit|lange?|viele?)).*(?:noch|fehl|übrig|bleib)`,
      'u',
    ),
    solve: ({ a, b, unit }) =>
      b > a
        ? null
        : `${steps(`${a} minus ${b} ist ${a - b}`)} Es sind noch ${a - b} ${capital(unit)}.`,
  },
  {
    // "12 rote und 8 blaue Perlen, für eine Kette braucht sie 5, wie viele Ketten?"
    pattern:
      /(?<a>\d+) \p{L}+(?: \p{L}+)? und (?<b>\d+) \p{L}+.* (?:für|in|auf|pro|an) (?:ein(?:e|en|em|er)?|jede\p{L}*) (?<one>\p{L}+) .*?(?<c>\d+).*wie ?viele (?<noun>\p{L}+)/u,
    solve: ({ a, b, c, one, noun }) =>
      isSameNoun(one, noun)
        ? `${steps(`${a} plus ${b} ist ${a + b}`, divided(a + b, c))} Es sind ${Math.floor((a + b) / c)} ${capital(noun)}.${left((a + b) % c)}`
        : null,
  },
  {
    // "In einem Karton sind 10 Eier, 3 sind kaputt, wie viele ganze sind in 2 Kartons?"
    pattern:
      /in (?:ein|jede)\p{L}* \p{L}+ (?:sind|liegen|stecken) (?:immer )?(?<a>\d+) (?<noun>\p{L}+)(?: (?:und|davon|aber))* (?<b>\d+) (?:davon )?(?:sind|ist|waren) (?:immer )?(?:kaputt|faul|zerbrochen|leer|schlecht|alt).*wie ?viele .* in (?<c>\d+)/u,
    solve: ({ a, b, c, noun }) =>
      `${steps(`${a} minus ${b} ist ${a - b}`, `${c} mal ${a - b} ist ${c * (a - b)}`)} Es sind ${c * (a - b)} ${capital(noun)}.`,
  },
  {
    // "Ein Kasten hat 6 Flaschen, wir trinken jeden Tag 2, für wie viele Tage reichen 3 Kästen?"
    pattern:
      /(?:ein(?:e|er|em)?|jede\p{L}*) \p{L}+ (?:hat|enthält|sind|hält) (?<a>\d+) \p{L}+.*(?:jeden tag|am tag|pro tag|täglich)(?: \p{L}+)? (?<b>\d+).*(?:wie ?viele tage|wie lange?) .*?(?<c>\d+)/u,
    solve: ({ a, b, c }) =>
      (a * c) % b === 0
        ? `${steps(`${c} mal ${a} ist ${a * c}`, `${a * c} geteilt durch ${b} ist ${(a * c) / b}`)} Es sind ${(a * c) / b} Tage.`
        : null,
  },
  {
    // "20 Gummibärchen, jedes der 6 Kinder bekommt gleich viele" and "… an 3 Kinder verteilt, bleibt was übrig?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).*?(?:jede[rs]? der|an|auf|unter|mit|für) (?:meine |ihre |seine |die |den |alle )?(?<b>\d+) (?:kinder|freunde|leute|schüler|geschwister|personen|enkel|tische|gläser|schalen|teller|tüten)\p{L}* .*(?:gleich ?viel|gerecht|verteil|teil|aufgeteilt).*(?:übrig|jede|rest|wie ?viele?)/u,
    solve: ({ a, b, noun }) =>
      a < b
        ? null
        : `${steps(divided(a, b))} Jeder bekommt ${Math.floor(a / b)} ${capital(noun)}.${left(a % b)}`,
  },
  {
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).*(?:gleich ?viel|gerecht|verteil|teil|aufgeteilt)\p{L}* .*?(?:an|auf|unter|mit|für) (?:meine |ihre |seine |die |den |alle )?(?<b>\d+) (?:kinder|freunde|leute|schüler|geschwister|personen|enkel|tische|gläser|schalen|teller|tüten)\p{L}*.*(?:übrig|rest)/u,
    solve: ({ a, b, noun }) =>
      a < b
        ? null
        : `${steps(divided(a, b))} Jeder bekommt ${Math.floor(a / b)} ${capital(noun)}.${left(a % b) || ' Es bleibt nichts übrig.'}`,
  },
  {
    // "30 Kekse, 6 sind verbrannt, den Rest teilen sich 4 Kinder"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).* (?<b>\d+)(?: davon| \p{L}+)? .*(?:rest|übrigen?|anderen) .*(?:teil|verteil|bekomm|krieg|geb|gibt|pack|leg|stell)\p{L}* .*?(?<c>\d+)/u,
    solve: ({ a, b, c, noun, text }) => {
      if (a <= b || !/jede|verteil|teil|gleich|pack|leg|stell/.test(text)) return null;
      const rest = a - b;
      return `${steps(`${a} minus ${b} ist ${rest}`, divided(rest, c))} Jeder bekommt ${Math.floor(rest / c)} ${capital(noun)}.${left(rest % c)}`;
    },
  },
  {
    // "7 Grad, mittags 9 Grad mehr"
    pattern: /(?<a>\d+) grad.* (?<b>\d+) grad (?<part>mehr|wärmer|kälter|weniger|höher|niedriger)/u,
    solve: ({ a, b, part }) => {
      const isLess = LESS.test(part);
      const result = isLess ? a - b : a + b;
      return `${steps(`${a} ${isLess ? 'minus' : 'plus'} ${b} ist ${result}`)} Es sind ${result} Grad.`;
    },
  },
  {
    // "Max springt 2 Meter 40 weit, Ali 15 Zentimeter weiter"
    pattern:
      /(?:springt|wirft|hüpft|schwimmt|taucht|wächst|klettert) (?<a>\d+) (?<unit>cm|m|meter) (?:weit|hoch|tief).* (?<b>\d+) (?<other>cm|m|meter) (?<part>weiter|höher|tiefer|weniger weit|kürzer).*(?:wie (?:weit|hoch|tief))/u,
    solve: ({ a, b, unit, other, part }) => {
      const [one, two] = [inCentimetres(a, unit), inCentimetres(b, other)];
      const isLess = /weniger|kürzer/.test(part);
      const result = isLess ? one - two : one + two;
      return `${steps(`${sayLength(one)} ${isLess ? 'minus' : 'plus'} ${sayLength(two)} ist ${sayLength(result)}`)} Es sind ${sayLength(result)}.`;
    },
  },
  {
    // "5 Äpfel und 3 Birnen, Tom isst 2, wie viel Obst ist noch da?"
    pattern: new RegExp(
      `(?<a>\\d+) \\p{L}+(?: und)? (?<b>\\d+) \\p{L}+.*(?:isst|esse|essen|nimmt|nehme|gibt|schenkt|verkauft|verliert|gehen|geht|laufen|läuft|fliegen|fliegt|fährt|fahren|fallen|verwelken|pflückt|holt|frisst) .*?(?<c>\\d+).*wie ?viele? (?<noun>${CLASS_NAMES})(?!\\p{L}).*(?:noch|übrig|jetzt|da)`,
      'u',
    ),
    solve: ({ a, b, c, noun }) =>
      a + b < c
        ? null
        : `${steps(`${a} plus ${b} ist ${a + b}`, `${a + b} minus ${c} ist ${a + b - c}`)} Es sind ${a + b - c}${noun === 'obst' || noun === 'gemüse' ? ' Stück' : ''} ${capital(noun)}.`,
  },
  {
    // "Am Tag 3 Meter hoch, nachts rutscht sie 1 Meter runter, wo ist sie nach 4 Tagen?"
    pattern:
      /(?<a>\d+) (?<unit>meter|m|cm|zentimeter) (?:hoch|rauf|hinauf|nach oben|vor|vorwärts).* (?<b>\d+) \p{L}+ (?:wieder )?(?:runter|herunter|hinunter|ab|zurück|nach unten).* nach (?<c>\d+) tage/u,
    solve: ({ a, b, c, unit }) =>
      a <= b
        ? null
        : `${steps(`${a} minus ${b} ist ${a - b}`, `${c} mal ${a - b} ist ${c * (a - b)}`)} Es sind ${c * (a - b)} ${capital(unit)}.`,
  },
  {
    // "7 Rosen und doppelt so viele Tulpen, wie viele Blumen?"
    pattern:
      /(?<a>\d+) (?<one>\p{L}+) und (?<part>doppelt|dreimal|viermal|halb) so viele (?<what>\p{L}+)(?: wie (?!viele?)\p{L}+)?.*wie ?viele? (?<noun>\p{L}+)/u,
    solve: ({ a, one, part, what, noun }) => {
      const factor = { doppelt: 2, dreimal: 3, viermal: 4, halb: 0.5 }[part] ?? 1;
      const other = a * factor;
      if (!Number.isInteger(other) || isSameNoun(noun, one)) return null;
      const way =
        factor < 1 ? `die Hälfte von ${a} ist ${other}` : `${factor} mal ${a} ist ${other}`;
      return isSameNoun(noun, what)
        ? `${capital(steps(way))} Es sind ${other} ${capital(noun)}.`
        : `${steps(way, `${a} plus ${other} ist ${a + other}`)} Es sind ${a + other} ${capital(noun)}.`;
    },
  },
  {
    // "4 Euro im Monat, wie viel nach 6 Monaten?"
    pattern:
      /(?:spar|bekomm|krieg|verdien)\p{L}* .*?(?<a>\d+) cent (?:im|pro|jeden|jede|die|in der|am) (?<one>monat|woche|tag|jahr).* (?:nach|in) (?<b>\d+) (?<noun>\p{L}+)/u,
    solve: ({ a, b, one, noun }) =>
      isSameNoun(one, noun)
        ? `${steps(`${b} mal ${sayMoney(a)} ist ${sayMoney(a * b)}`)} Es sind ${sayMoney(a * b)}.`
        : null,
  },
];
