import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { type EverydayReader, takesAll } from './everyday-text.ts';

const AMOUNT = '(?<![\\p{L}\\d])(\\d+)(?<unit> cent)?(?!\\p{L})';
const IS_SPENT = new RegExp(
  `${AMOUNT} (?:davon |schon |gleich |\\p{L}+ ){0,3}?(?:ausgegeben|verbraucht|weg|bezahlt|verschenkt)(?!\\p{L})`,
  'u',
);
const PRICE = new RegExp(
  `(?<!\\p{L})(?:für|kostet|kosten|kostet aber|kostet nur|kostet genau) (?:nur |aber |genau )?${AMOUNT}(?! (?:kinder|leute|stück|minuten|tage|wochen|jahre|kilo|liter))`,
  'u',
);
const IS_ENOUGH =
  /(?<!\p{L})(?:reicht|reichen|langt|genug|leisten|schaff\p{L}*|kann ich (?:mir )?(?:\p{L}+ ){0,3}kaufen)(?!\p{L})/u;
const WANTS = /(?<!\p{L})(?:will|möchte|kauf\p{L}*|hol\p{L}*|wünsch\p{L}*)(?!\p{L})/u;
const ASKS_ELSE =
  /(?<!\p{L})(?:wie|was|wann|wer)(?! (?:fehlt|bleibt|viel (?:fehlt|bleibt|hab|brauch)))(?!\p{L})/u;

/** In cents: what has no unit is meant in euros, as the other amounts are. */
const inCents = (match: RegExpExecArray): number =>
  Number(match[1]) * (match.groups?.unit === undefined ? 100 : 1);

const compared = (have: number, price: number): string =>
  have >= price
    ? `Das reicht. ${have === price ? 'Es bleibt nichts übrig.' : `${sayMoney(have)} minus ${sayMoney(price)} ist ${sayMoney(have - price)}. So viel bleibt dir.`}`
    : `Das reicht nicht. ${sayMoney(price)} minus ${sayMoney(have)} ist ${sayMoney(price - have)}. So viel fehlt noch.`;

/** "Oma hat mir 20 Euro gegeben, 7 hab ich ausgegeben, jetzt will ich ein Buch für 12." */
export const readMoneyLeft: EverydayReader = (told) => {
  const { text, numbers } = told;
  const first = new RegExp(AMOUNT, 'u').exec(text);
  const spent = IS_SPENT.exec(text);
  const price = PRICE.exec(text);
  if (!first?.groups?.unit || !price || price.index <= first.index || ASKS_ELSE.test(text))
    return null;
  if (!IS_ENOUGH.test(text) && !WANTS.test(text)) return null;
  const have = inCents(first);
  const isSpent = spent !== null && spent.index > first.index && spent[0] !== price[0];
  const raw = [first[1], price[1], ...(isSpent ? [spent[1]] : [])].map(Number);
  if (!takesAll({ numbers }, ...raw)) return null;
  if (!isSpent) return IS_ENOUGH.test(text) ? compared(have, inCents(price)) : null;
  const gone = inCents(spent);
  if (gone > have) return null;
  const left = have - gone;
  return `${tellWay(`${sayMoney(have)} minus ${sayMoney(gone)} ist ${sayMoney(left)}`)} ${compared(left, inCents(price))}`;
};

const UNIT_PRICE =
  /(?<!\p{L})(?:ein|eine|einen|1|je|pro|jede[srm]?) (?:\p{L}+ ){0,2}?(?:kostet |kosten |zu |für )?(?:je )?(?<price>\d+) cent/u;
const COUNT =
  /(?<!\p{L})(?:brauch\p{L}*|will|wollen|möchte\p{L}*|kauf\p{L}*|nehm\p{L}*|hol\p{L}*|davon|und) (?:\p{L}+ ){0,3}?(?<count>\d+)(?! ?(?:cent|prozent|%))(?<noun> \p{L}+)?/u;
const NOTE =
  /(?<!\p{L})(?:ein|eine|einen|mit|hab|habe|die|der|einem) (?:\p{L}+ )?(?<have>\d+) cent/gu;
const ASKS_PRICE =
  /(?<!\p{L})(?:was|wie ?viel|wie teuer) (?:\p{L}+ )*?(?:zahl|bezahl|kost|muss|macht|ist|teuer)\p{L}*/u;

/** "Ein Heft kostet 1 Euro 20, ich brauch fünf, was zahl ich?", and whether a note is enough for it. */
export const readPriceOfCount: EverydayReader = (told) => {
  const { text } = told;
  const one = UNIT_PRICE.exec(text);
  const rest = one ? text.slice(one.index + one[0].length) : '';
  const many = COUNT.exec(rest);
  if (!one?.groups || !many?.groups) return null;
  const [price, count] = [Number(one.groups.price), Number(many.groups.count)];
  const total = `${count} mal ${sayMoney(price)} ist ${sayMoney(count * price)}`;
  if (takesAll(told, price, count)) {
    const isAsked = ASKS_PRICE.test(rest.slice(many.index));
    return isAsked ? `${total}. So viel kostet das.` : null;
  }
  const note = [...text.matchAll(NOTE)].findLast(({ groups }) => Number(groups?.have) !== price);
  const have = Number(note?.groups?.have);
  if (!note || !IS_ENOUGH.test(text) || !takesAll(told, price, count, have)) return null;
  return `${total}. ${compared(have, count * price)}`;
};

/** "Für 10 Euro drei kaufen": the count stands where cents could. */
const FOR_MONEY =
  /für (?<euros>\d+) euro (?<count>\p{L}+|\d+)(?: \p{L}+)? (?:kaufen|holen|kriegen|bekommen)/iu;

/** "Ein Comic kostet 3 Euro 20, kann ich mir für 10 Euro drei kaufen?" */
export const readCountForMoney: EverydayReader = (told) => {
  const price = Number(UNIT_PRICE.exec(told.text)?.groups?.price);
  const { euros, count = '' } = FOR_MONEY.exec(told.asTold)?.groups ?? {};
  const many = /^\d/.test(count) ? Number(count) : parseNumberWord(count.toLowerCase());
  const have = Number(euros) * 100;
  if (!(price > 0) || !many || !takesAll(told, price, have + many)) return null;
  const total = many * price;
  return `${many} mal ${sayMoney(price)} ist ${sayMoney(total)}. ${compared(have, total)}`;
};

const IS_GIVEN =
  /(?<!\p{L})(?:hab|habe|hat|gibt|gab|gegeben|krieg\p{L}*|bekomm\p{L}*|mit) (?:\p{L}+ ){0,3}?(?<have>\d+) cent/u;
const PAID =
  /(?<!\p{L})(?:kostet|kosten|für|und|die|der|das) (?:\p{L}+ ){0,3}?(?<paid>\d+)(?<unit> cent)?(?!\p{L})(?! (?:kinder|leute|mal|kilo|liter|stück|jahre))/gu;
const ASKS_LEFT =
  /(?<!\p{L})(?:was|wie ?viel)(?: geld)? (?:hab|habe|hat|bleibt|bekomm\p{L}*|krieg\p{L}*|ist)(?:.*(?:noch|übrig|zurück|wieder|dann|mir))/u;

/** "Mama gibt mir 15 Euro, der Eintritt kostet 4 und die Pommes 3 Euro 50, was hab ich dann noch?" */
export const readPaidAll: EverydayReader = (told) => {
  const given = IS_GIVEN.exec(told.text);
  const have = Number(given?.groups?.have);
  const rest = given ? told.text.slice(given.index + given[0].length) : '';
  const paid = [...rest.matchAll(PAID)];
  if (!given || paid.length < 2 || !/kost/u.test(rest) || !ASKS_LEFT.test(rest)) return null;
  if (!takesAll(told, have, ...paid.map(({ groups }) => Number(groups?.paid)))) return null;
  const prices = paid.map(({ groups }) =>
    groups?.unit === undefined ? Number(groups?.paid) * 100 : Number(groups.paid),
  );
  const steps: string[] = [];
  let left = have;
  for (const price of prices) {
    if (price > left) return null;
    steps.push(`${sayMoney(left)} minus ${sayMoney(price)} ist ${sayMoney(left - price)}`);
    left -= price;
  }
  return `${tellWay(...steps)} Es bleiben ${sayMoney(left)} übrig.`;
};

const SPENT_OFTEN =
  /(?:hatte|hab|habe|hat|haben) (?:\p{L}+ )?(?<have>\d+) cent .*?(?<times>\d+) mal (?<each>\d+) cent (?:\p{L}+ ){0,2}?(?:ausgegeben|bezahlt|gezahlt|verbraucht|verschenkt).*(?:was|wie ?viel)/u;

/** "Ich hatte 20 Euro und hab dreimal 4 Euro ausgegeben, was hab ich noch?" */
export const readSpentOften: EverydayReader = (told) => {
  const found = SPENT_OFTEN.exec(told.text)?.groups;
  const [have, times, each] = [Number(found?.have), Number(found?.times), Number(found?.each)];
  if (!found || !takesAll(told, have, times, each) || times * each > have) return null;
  const spent = times * each;
  return `${tellWay(`${times} mal ${sayMoney(each)} ist ${sayMoney(spent)}`, `${sayMoney(have)} minus ${sayMoney(spent)} ist ${sayMoney(have - spent)}`)} Es bleiben ${sayMoney(have - spent)} übrig.`;
};

const CAN_BUY =
  /(?:hab|habe|hat|haben) (?:\p{L}+ )?(?<have>\d+) cent .*?(?:kostet|kosten) (?<price>\d+) cent .*?(?:kann|können|schaff\p{L}*|reicht|reichen) (?:\p{L}+ ){0,4}?(?<count>\d+)(?: \p{L}+)?(?: kaufen| holen| nehmen| bezahlen)?$/u;

/** "Ich habe 5 Euro, ein Eis kostet 1 Euro 20, kann ich 4 kaufen?" */
export const readCanBuy: EverydayReader = (told) => {
  const found = CAN_BUY.exec(told.text)?.groups;
  const [have, price, count] = [Number(found?.have), Number(found?.price), Number(found?.count)];
  if (!found || !takesAll(told, have, price, count)) return null;
  return `${count} mal ${sayMoney(price)} ist ${sayMoney(count * price)}. ${compared(have, count * price)}`;
};

const HOW_MANY =
  /(?:eine?n?|1) (?:\p{L}+ ){1,2}?kostet (?<price>\d+) cent.* wie ?viele? (?:\p{L}+ ){0,4}?(?:für|mit|von) (?<have>\d+) cent/u;

/** "Ein Eis kostet 1 Euro 30, wie viele kann ich für 6 Euro kaufen?" */
export const readHowManyFor: EverydayReader = (told) => {
  const found = HOW_MANY.exec(told.text)?.groups;
  const [price, have] = [Number(found?.price), Number(found?.have)];
  if (!found || price > have || !takesAll(told, price, have)) return null;
  const count = Math.floor(have / price);
  const cost = count * price;
  const step = `${count} mal ${sayMoney(price)} ist ${sayMoney(cost)}`;
  const left = have - cost;
  return `${tellWay(step)} Es sind ${count}.${left === 0 ? '' : ` Es bleiben ${sayMoney(left)} übrig.`}`;
};
