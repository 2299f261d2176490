import { capital, sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { sayNumber } from '@lux/maths/read-word-problem/units.ts';
import { type EverydayReader, takesAll, thereAre } from './everyday-text.ts';

const NOTES: Readonly<Record<string, number>> = {
  fünfer: 5,
  zehner: 10,
  zwanziger: 20,
  fünfziger: 50,
  hunderter: 100,
};
const PAID_BACK =
  /mit (?:einem |nem |meinem )?(?:(?<note>fünfer|zehner|zwanziger|fünfziger|hunderter)|(?<paid>\d+) cent|(?<euros>\d+) euro ?schein) .*?(?<back>\d+)(?<unit> cent)? (?:\p{L}+ )?(?:zurück\p{L}*|raus\p{L}*|wieder\p{L}*).*(?:was|wie ?viel|wie teuer)/u;

/** "Ich hab mit einem Zehner bezahlt und 3 Euro 45 zurückgekriegt, was hat das gekostet?" */
export const readPaidBack: EverydayReader = (told) => {
  const found = PAID_BACK.exec(told.text)?.groups;
  if (!found || !/(?:gekostet|kostet|kosten|bezahlt|teuer|preis)/u.test(told.text)) return null;
  const paid =
    found.paid === undefined
      ? (NOTES[found.note ?? ''] ?? Number(found.euros)) * 100
      : Number(found.paid);
  const back = Number(found.back) * (found.unit === undefined ? 100 : 1);
  const raw = [found.paid ?? found.euros, found.back].flatMap((one) =>
    one === undefined ? [] : [Number(one)],
  );
  if (!takesAll(told, ...raw) || back >= paid) return null;
  return `${tellWay(`${sayMoney(paid)} minus ${sayMoney(back)} ist ${sayMoney(paid - back)}`)} Das kostet ${sayMoney(paid - back)}.`;
};

const BOX =
  /(?<a>\d+) (?<unit>cm|meter|m|dm)(?: lang)?,? (?:und )?(?<b>\d+) (?:cm|meter|m|dm)(?: breit| tief)?,? (?:und )?(?<c>\d+) (?:cm|meter|m|dm)(?: hoch| tief)?(?!\p{L})/u;
const ASKS_VOLUME =
  /(?<!\p{L})(?:wie ?viele? (?<unit>liter)|volumen|rauminhalt|kubik\p{L}+)(?!\p{L})/u;

/** "Ein Aquarium ist 80 cm lang, 35 cm breit und 40 cm hoch, wie viele Liter passen rein?" */
export const readVolume: EverydayReader = (told) => {
  const found = BOX.exec(told.text)?.groups;
  const asked = ASKS_VOLUME.exec(told.text);
  const [a, b, c] = [Number(found?.a), Number(found?.b), Number(found?.c)];
  if (!found || !asked || !takesAll(told, a, b, c)) return null;
  const volume = a * b * c;
  const way = tellWay(
    `${a} mal ${b} ist ${sayNumber(a * b)}`,
    `${sayNumber(a * b)} mal ${c} ist ${sayNumber(volume)}`,
  );
  const name =
    found.unit === 'cm' ? 'Kubikzentimeter' : found.unit === 'dm' ? 'Kubikdezimeter' : 'Kubikmeter';
  if (asked.groups?.unit === undefined) return `${way} Es sind ${sayNumber(volume)} ${name}.`;
  if (found.unit === 'cm')
    return `${way} 1000 Kubikzentimeter sind 1 Liter. Es sind ${sayNumber(volume / 1000)} Liter.`;
  const liters = found.unit === 'dm' ? volume : volume * 1000;
  return `${way} ${found.unit === 'dm' ? 'Ein Kubikdezimeter ist 1 Liter' : 'Ein Kubikmeter sind 1000 Liter'}. Es sind ${sayNumber(liters)} Liter.`;
};

const WEIGHT =
  '(?<kilo>\\d+) (?:kilo|kg|kilogramm)(?: (?:und )?(?<gramm>\\d+)(?: gramm| g)?)?(?!\\p{L})';
const BOTH_WEIGH = new RegExp(
  `(?:wiegt|wiege|wiegen) (?:allein |ohne \\p{L}+ )?${WEIGHT}.*? (?:mit|zusammen mit) (?:\\p{L}+ )?(?<thing>\\p{L}{3,}) (?:wiegt \\p{L}+ |wiege ich |wiegt er |wiegt sie |sind es |zusammen )*${WEIGHT.replace('<kilo>', '<kilo2>').replace('<gramm>', '<gramm2>')}.*wie (?:schwer|viel)`,
  'u',
);
const sayWeight = (gramms: number) => {
  const [kilos, rest] = [Math.floor(gramms / 1000), gramms % 1000];
  if (kilos === 0) return `${rest} Gramm`;
  return rest === 0 ? `${kilos} Kilo` : `${kilos} Kilo und ${rest} Gramm`;
};

/** "Leon wiegt 31 Kilo, mit Ranzen 36 Kilo 500, wie schwer ist der Ranzen?" */
export const readWeightOfOne: EverydayReader = (told) => {
  const found = BOTH_WEIGH.exec(told.text)?.groups;
  if (!found) return null;
  const raw = [found.kilo, found.gramm, found.kilo2, found.gramm2].flatMap((one) =>
    one === undefined ? [] : [Number(one)],
  );
  const alone = Number(found.kilo) * 1000 + Number(found.gramm ?? 0);
  const both = Number(found.kilo2) * 1000 + Number(found.gramm2 ?? 0);
  if (!takesAll(told, ...raw) || both <= alone) return null;
  return `${tellWay(`${sayWeight(both)} minus ${sayWeight(alone)} ist ${sayWeight(both - alone)}`)} Es sind ${sayWeight(both - alone)}.`;
};

const EACH_PAYS =
  /(?<many>\d+) (?<who>(?!cent|mal)\p{L}{3,}) (?:\p{L}+ ){0,3}?(?:je|jeweils|jede[rs]?) (?:\p{L}+ )?(?<price>\d+) cent.*(?:wie ?viel|was) (?:\p{L}+ )*?(?:zusammen|kommt|insgesamt|ist das|macht|sind das)/u;

/** "23 Kinder sollen je 2 Euro 50 zahlen, wie viel kommt zusammen?" */
export const readEachPays: EverydayReader = (told) => {
  const found = EACH_PAYS.exec(told.text)?.groups;
  const [many, price] = [Number(found?.many), Number(found?.price)];
  const isOften = /(?<!\p{L})(?:woche|monat|tag|jahr)(?:en|e|s)?(?!\p{L})/u.test(told.text);
  if (!found || isOften || !takesAll(told, many, price)) return null;
  return `${tellWay(`${many} mal ${sayMoney(price)} ist ${sayMoney(many * price)}`)} Es sind ${sayMoney(many * price)}.`;
};

const SWAPS =
  /(?<whole>\d+) (?<noun>(?!cent)\p{L}{3,}) .*?tausch\p{L}* (?:\p{L}+ )*?(?<gone>\d+)(?: \p{L}+)?(?: davon)? (?:gegen|für) (?<got>\d+)(?! cent).*wie ?viele?/u;

/** "Ich hab 12 Sticker und tausche 5 gegen 2, wie viele hab ich dann?" */
export const readSwapped: EverydayReader = (told) => {
  const found = SWAPS.exec(told.text)?.groups;
  const [whole, gone, got] = [Number(found?.whole), Number(found?.gone), Number(found?.got)];
  if (!found || gone > whole || !takesAll(told, whole, gone, got)) return null;
  const rest = whole - gone;
  return `${tellWay(`${whole} minus ${gone} ist ${rest}`, `${rest} plus ${got} ist ${rest + got}`)} ${thereAre(rest + got, capital(found.noun ?? ''))}`;
};

const FLOOR =
  /(?<a>\d+) (?<unit>meter|cm)(?: lang)?,? und (?<b>\d+) (?:meter|cm) breit,? wie groß ist (?:es|er|sie|das|die fläche|der raum|das zimmer)$/u;

/** "Das Zimmer ist 8 Meter lang und 6 Meter breit, wie groß ist es?": its area. */
export const readFloor: EverydayReader = (told) => {
  const found = FLOOR.exec(told.text)?.groups;
  const [a, b] = [Number(found?.a), Number(found?.b)];
  if (!found || !takesAll(told, a, b)) return null;
  const unit = found.unit === 'cm' ? 'Quadratzentimeter' : 'Quadratmeter';
  return `${tellWay(`${a} mal ${b} ist ${a * b}`)} Es sind ${a * b} ${unit}.`;
};
