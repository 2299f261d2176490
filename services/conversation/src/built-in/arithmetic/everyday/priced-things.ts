import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { type EverydayReader, takesAll } from './everyday-text.ts';

const FACTOR_PRICE =
  /(?:kostet|kosten) (?<price>\d+) cent (?:und )?(?:ein(?:e|en)?|der|die|das) (?<thing>\p{L}{3,}) (?:kostet )?(?:ist )?(?<by>(?:\d+) mal|doppelt|halb) so (?:viel|teuer).* (?:was|wie ?viel|wie teuer) (?:kostet|kosten|ist|macht|sind) (?:(?:der|die|das|ein(?:e|en)?) (?<asked>(?!zusammen)\p{L}{3,})|(?:das|es|sie|die)?(?: ?(?<all>zusammen|beides|beide|alles|insgesamt))?)(?: zusammen)?$/u;
const STEM = 4;

/** "Ein Apfel kostet 40 Cent, eine Melone fünfmal so viel, was kostet die Melone?" */
export const readFactorPrice: EverydayReader = (told) => {
  const found = FACTOR_PRICE.exec(told.text)?.groups;
  const by = found?.by ?? '';
  const price = Number(found?.price);
  const isOfAll =
    found?.all !== undefined || /(?<!\p{L})(?:beides?|alle?s?)(?!\p{L})/u.test(told.text);
  if (!found || (!isOfAll && found.thing?.slice(0, STEM) !== found.asked?.slice(0, STEM)))
    return null;
  const times = by === 'doppelt' ? 2 : by === 'halb' ? 0.5 : Number.parseInt(by, 10);
  if (!takesAll(told, price, ...(/\d/u.test(by) ? [times] : []))) return null;
  const cost = price * times;
  if (!Number.isInteger(cost)) return null;
  const step =
    times === 0.5
      ? `die Hälfte von ${sayMoney(price)} ist ${sayMoney(cost)}`
      : `${times} mal ${sayMoney(price)} ist ${sayMoney(cost)}`;
  if (!isOfAll) return `${tellWay(step)} Das kostet ${sayMoney(cost)}.`;
  const sum = `${sayMoney(price)} plus ${sayMoney(cost)} ist ${sayMoney(price + cost)}`;
  return `${tellWay(step, sum)} Das kostet ${sayMoney(price + cost)}.`;
};

const AMOUNT = '(\\d+)( cent)?';
const PRICE = new RegExp(
  `(?<!\\p{L})(?:für|kostet|kosten) (?:nur |aber )?${AMOUNT}(?! ?(?:\\d|minuten|tage|wochen|leute|kinder|stück))`,
  'u',
);
const HAVE = new RegExp(
  `(?<!\\p{L})(?:(?:hab|habe|hat|haben|gespart) (?:ich |er |sie |wir )?(?:\\p{L}+ ){0,3}?${AMOUNT}|${AMOUNT} (?:hab|habe|hat|haben) (?:ich|er|sie|wir))(?!\\p{L})`,
  'u',
);
const ASKS_MISSING =
  /(?:wie ?viel(?: geld)?|was) (?:fehl\p{L}*|brauch\p{L}*|muss)(?: \p{L}+){0,4}$/u;

/** "Ich will ein Skateboard für 65 Euro und hab 28, wie viel fehlt mir?" */
export const readMissingMoney: EverydayReader = (told) => {
  const { text } = told;
  const price = PRICE.exec(text);
  const have = HAVE.exec(text);
  if (!price || !have || !ASKS_MISSING.test(text)) return null;
  const [cost, own] = [price[1], have[1] ?? have[3]].map(Number);
  const hasUnit = price[2] !== undefined || (have[2] ?? have[4]) !== undefined;
  if (cost === undefined || own === undefined || !hasUnit || !takesAll(told, cost, own))
    return null;
  const inCents = (value: number, unit: string | undefined) =>
    unit === undefined ? value * 100 : value;
  const [whole, got] = [inCents(cost, price[2]), inCents(own, have[2] ?? have[4])];
  if (got >= whole) return null;
  return `${tellWay(`${sayMoney(whole)} minus ${sayMoney(got)} ist ${sayMoney(whole - got)}`)} Es fehlen noch ${sayMoney(whole - got)}.`;
};

const ENOUGH = /(?<!\p{L})(?:reicht|reichen|langt|langen|genug)(?!\p{L})/u;
const FOR_SOME =
  /(?<have>\d+) cent(?: \p{L}+){0,3}? für (?<count>\d+) (?!cent)\p{L}{3,} (?:zu je|zu|je|für je|für|à|die je|die|jede[sr]? kostet|die jeweils|jeweils) (?:kosten |kostet )?(?<price>\d+) cent/u;

/** "Reichen 20 Euro für 3 Pizzen zu je 6 Euro 50?" */
export const readEnoughFor: EverydayReader = (told) => {
  const found = FOR_SOME.exec(told.text)?.groups;
  if (!found || !ENOUGH.test(told.text)) return null;
  const [have, count, price] = [Number(found.have), Number(found.count), Number(found.price)];
  if (!takesAll(told, have, count, price)) return null;
  const cost = count * price;
  const step = `${count} mal ${sayMoney(price)} ist ${sayMoney(cost)}`;
  if (cost > have) return `${tellWay(step)} Das reicht nicht. Es fehlen ${sayMoney(cost - have)}.`;
  return `${tellWay(step)} Das reicht.${cost === have ? '' : ` Es bleiben ${sayMoney(have - cost)} übrig.`}`;
};

const BOTH_OWN =
  /(?<!\p{L})(?<one>\d+)(?<oneUnit> cent)? .*?(?:schon|noch|und) .*?(?<two>\d+)(?<twoUnit> cent)? .*?(?:reicht|reichen|langt|genug) .*?(?:für|kostet) (?:ein\p{L}* \p{L}+ )?(?:für |zu |von )?(?<price>\d+) cent$/u;
const GETS =
  /(?<!\p{L})(?:gekriegt|bekommen|geschenkt|gespart|hatte|dazu|krieg\p{L}*|bekomm\p{L}*)(?!\p{L})/u;
const GONE =
  /(?<!\p{L})(?:ausgegeben|verloren|weg|abgegeben|verschenkt|bezahlt|kostet .*kostet)(?!\p{L})/u;

/** "Ich hab 30 Euro gekriegt, und 12 hatte ich schon, reicht das für ein Spiel für 45 Euro?" */
export const readBothEnough: EverydayReader = (told) => {
  const found = BOTH_OWN.exec(told.text)?.groups;
  if (!found || !GETS.test(told.text) || GONE.test(told.text)) return null;
  const [one, two, price] = [Number(found.one), Number(found.two), Number(found.price)];
  if (!takesAll(told, one, two, price)) return null;
  const cents = (value: number, unit: string | undefined) =>
    unit === undefined ? value * 100 : value;
  const [first, second] = [cents(one, found.oneUnit), cents(two, found.twoUnit)];
  const have = first + second;
  const step = `${sayMoney(first)} plus ${sayMoney(second)} ist ${sayMoney(have)}`;
  if (have >= price) {
    const left = have - price;
    return `${tellWay(step)} Das reicht.${left === 0 ? '' : ` Es bleiben ${sayMoney(left)} übrig.`}`;
  }
  return `${tellWay(step, `${sayMoney(price)} minus ${sayMoney(have)} ist ${sayMoney(price - have)}`)} Das reicht nicht. Es fehlen noch ${sayMoney(price - have)}.`;
};

const PER_KILO =
  /(?:ein(?:e|en|es)?|1|das|pro|je) (?:kilo|kilogramm|kg|liter|pfund|packung|stück|schale|kiste|tüte|dose) (?<thing>\p{L}{3,}) (?:kostet |kosten |für |zu )?(?<price>\d+) cent/gu;
const BOUGHT =
  /(?<count>\d+) (?:kilo|kilogramm|kg|liter|pfund|packungen|stück|schalen|kisten|tüten|dosen) (?<thing>\p{L}{3,})/gu;
const ASKS_COST =
  /(?:was|wie ?viel|wie teuer) (?:\p{L}+ )*?(?:kost\p{L}*|zahl\p{L}*|bezahl\p{L}*|macht|muss|ist das)/u;

/** "Ein Kilo Äpfel kostet 2 Euro, ein Kilo Birnen 3 Euro, Mama kauft 5 Kilo Äpfel und 3 Kilo Birnen." */
export const readKiloPrices: EverydayReader = (told) => {
  const prices = [...told.text.matchAll(PER_KILO)].map(({ groups }) => groups ?? {});
  const bought = [...told.text.matchAll(BOUGHT)].map(({ groups }) => groups ?? {});
  if (prices.length < 2 || bought.length !== prices.length || !ASKS_COST.test(told.text))
    return null;
  const rows = bought.map(({ count, thing = '' }) => {
    const of = prices.find((one) => one.thing?.slice(0, STEM) === thing.slice(0, STEM));
    return { count: Number(count), price: Number(of?.price ?? Number.NaN) };
  });
  const told2 = { numbers: told.numbers.filter((number) => number !== 1) };
  const all = [...rows.map(({ count }) => count), ...prices.map(({ price }) => Number(price))];
  if (rows.some(({ price }) => Number.isNaN(price))) return null;
  if (!takesAll(told2, ...all.filter((number) => number !== 1))) return null;
  const costs = rows.map(({ count, price }) => count * price);
  const steps = rows.map(
    ({ count, price }) => `${count} mal ${sayMoney(price)} ist ${sayMoney(count * price)}`,
  );
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  return `${tellWay(...steps, `${costs.map(sayMoney).join(' plus ')} ist ${sayMoney(total)}`)} Das kostet ${sayMoney(total)}.`;
};

const PER_PIECE =
  /(?<count>\d+) (?!cent)\p{L}{3,} (?:kosten |zu |für )(?:je |jeweils )?(?<price>\d+) cent (?:pro stück|das stück|je stück|jede[rs]?|pro \p{L}+)(?!\p{L})/u;

/** "6 Brötchen kosten 90 Cent pro Stück, was zahl ich?" */
export const readPerPiece: EverydayReader = (told) => {
  const found = PER_PIECE.exec(told.text)?.groups;
  const [count, price] = [Number(found?.count), Number(found?.price)];
  if (!found || !ASKS_COST.test(told.text) || !takesAll(told, count, price)) return null;
  return `${tellWay(`${count} mal ${sayMoney(price)} ist ${sayMoney(count * price)}`)} Das kostet ${sayMoney(count * price)}.`;
};
