import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { type EverydayReader, takesAll } from './everyday-text.ts';

/** A list of prices and what is bought of it. */
export interface Basket {
  prices: readonly Price[];
  bought: readonly { name: string; count: number; price: number }[];
  /** What is paid with, in cents. */
  paid: number | null;
}
interface Price {
  name: string;
  cents: number;
  /** As it stands in the text. */
  raw: number;
}

const BUYS =
  /(?<!\p{L})(?:(?:ich|wir|er|sie|mama|papa|oma|opa|lisa|tom|\p{L}+) (?:will|wollen|möchten?|nehm\p{L}*|nimmt|kauf\p{L}*|hol\p{L}*|bestell\p{L}*|brauch\p{L}*|hätten?|hab|sind|gehen|geht|ess\p{L}*)|(?:was|wie ?viel) (?:kosten|kostet|macht|machen|zahl\p{L}*|bezahl\p{L}*|muss|müssen|ist|sind))(?!\p{L})/u;
const PRICE =
  /(?<name>\p{L}{3,}) (?:(?:kostet|kosten|kommt auf|für|zahlen|zahlt|macht|ist|nur|je) )*(?<raw>\d+)(?<unit> cent)?(?! ?(?:uhr|kilo|gramm|liter|jahre|minuten|kinder|stück))/gu;
const ITEM =
  /(?:(?<count>\d+|ein(?:e[mnrs]?)?|nen|ne) (?:mal |kugeln? |stück )?)?(?<name>\p{L}{3,})/gu;
const PAYS =
  /(?:mit|auf|hab|habe|haben|gebe?|reichen|reicht|langen) (?:einem |nem |ein |da |wir |ich )*(?<paid>\d+) cent/u;
const NO_NAME =
  /^(?:kostet|kosten|und|cent|euro|für|der|die|das|eine?[mnrs]?|den|dem|ich|wir|sie|sind|ist|will|wollen|mit|was|wie|viel|eintritt|zusammen|insgesamt|macht|zahlen|jede[rs]?|aber|dann|noch|nehm\p{L}*|nimmt|kauf\p{L}*|hab\p{L}*|muss|müssen|alles|bezahl\p{L}*|zahl\p{L}*|auch|dazu|gehen|rein|hin|geld|brauch\p{L}*|möchte\p{L}*|hätte\p{L}*|bestell\p{L}*|hol\p{L}*|da|reichen|reicht|krieg\p{L}*|bekomm\p{L}*|zurück|raus|wenn|mal|einmal|bitte|gern\p{L}*|im|in|zoo|kino|schwimmbad|freibad|museum|laden|bäcker\p{L}*|kiosk|familie|sollen|kann|können|denn|ins|zum)$/u;
const ADULT = /^(?:mama|papa|oma|opa|tante|onkel|mutter|vater|lehrerin|lehrer|erwachsene\p{L}?)$/u;
const CHILD =
  /^(?:kind|kinder|bruder|schwester|junge|mädchen|freundin|freund|freunde|geschwister)$/u;
const STEM = 4;

const stemOf = (word: string) =>
  word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').slice(0, STEM);
/** "Äpfel" are of the apple, and Mama is a grown-up. */
export const isSame = (one: string, other: string) =>
  stemOf(one) === stemOf(other) ||
  (ADULT.test(one) && other.startsWith('erwachsen')) ||
  (CHILD.test(one) && other.startsWith('kind')) ||
  (/^(?:leute|personen)$/u.test(one) && /(?:ticket|karte|eintritt)$/u.test(other));

/** What has no unit is meant as the price before it is. */
function pricesIn(text: string): Price[] {
  let isInCents = false;
  return [...text.matchAll(PRICE)].flatMap(({ groups }) => {
    const { name = '', raw = '', unit } = groups ?? {};
    if (NO_NAME.test(name)) return [];
    const value = Number(raw);
    if (unit !== undefined) isInCents = value < 100;
    return [{ name, raw: value, cents: unit === undefined && !isInCents ? value * 100 : value }];
  });
}

/** Prices of several things and how many of each are bought; null wherever a number has no place. */
export function readBasket(told: Parameters<EverydayReader>[0]): Basket | null {
  const { text } = told;
  const all = pricesIn(text);
  const [first] = all;
  if (first === undefined || !text.includes(' cent')) return null;
  const from = [...text.matchAll(new RegExp(BUYS, 'gu'))].find(
    ({ index }) => pricesIn(text.slice(0, index)).length > 1,
  )?.index;
  if (from === undefined) return null;
  const prices = pricesIn(text.slice(0, from));
  const rest = text.slice(from);
  const paid = PAYS.exec(rest)?.groups?.paid;
  const basket = paid === undefined ? rest : rest.replace(PAYS, ' ');
  const bought: { name: string; count: number; price: number }[] = [];
  for (const { groups } of basket.matchAll(ITEM)) {
    const { count, name = '' } = groups ?? {};
    const of = prices.find((price) => isSame(name, price.name));
    // Something is bought of which no price is told.
    if (!of && count !== undefined && !NO_NAME.test(name)) return null;
    if (!of || (count === undefined && !ADULT.test(name) && !CHILD.test(name))) continue;
    bought.push({ name, count: /^\d/u.test(count ?? '') ? Number(count) : 1, price: of.cents });
  }
  const counts = (basket.match(/\d+/gu) ?? []).map(Number);
  if (bought.length === 0 || counts.length !== bought.filter(({ count }) => count > 1).length)
    return null;
  const raw = [...prices.map((price) => price.raw), ...counts];
  if (!takesAll(told, ...raw, ...(paid === undefined ? [] : [Number(paid)]))) return null;
  return { prices, bought, paid: paid === undefined ? null : Number(paid) };
}

/** What all of it costs, and the way there. */
export function sumOf({ bought }: Pick<Basket, 'bought'>): { total: number; way: string } {
  const costs = bought.map(({ count, price }) => count * price);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const steps = bought
    .filter(({ count }) => count > 1)
    .map(({ count, price }) => `${count} mal ${sayMoney(price)} ist ${sayMoney(count * price)}`);
  const sum =
    costs.length > 1 ? [`${costs.map(sayMoney).join(' plus ')} ist ${sayMoney(total)}`] : [];
  return { total, way: [...steps, ...sum].length > 0 ? `${tellWay(...steps, ...sum)} ` : '' };
}

/** "Das Brötchen kostet 45 Cent, der Kakao 1 Euro 20, ich will zwei Brötchen und einen Kakao." */
export const readPriceList: EverydayReader = (told) => {
  const basket = readBasket(told);
  if (!basket) return null;
  const { total, way } = sumOf(basket);
  const cost = `${way}Das kostet ${sayMoney(total)}.`;
  if (basket.paid === null) return cost;
  const left = basket.paid - total;
  if (left < 0) return `${cost} Das reicht nicht. Es fehlen noch ${sayMoney(-left)}.`;
  return `${cost} ${sayMoney(basket.paid)} minus ${sayMoney(total)} ist ${sayMoney(left)}. Es bleiben ${sayMoney(left)} übrig.`;
};

const SEVERAL =
  /(?<!\p{L})(?:ein(?:e|en)?|1|jede[rs]?) (?<thing>(?:kugel |stück |tüte |flasche |karte )?\p{L}{2,}) (?:kostet|für) (?<price>\d+) cent (?<rest>.+)$/u;
const BUYER =
  /(?<who>ich|wir|er|sie|(?:mein|dein|sein|ihr)\p{L}* \p{L}+|mama|papa|oma|opa|\p{L}{3,}) (?:(?:nehm\p{L}*|nimmt|will|möchte|kauf\p{L}*|ess\p{L}*|isst|hol\p{L}*|krieg\p{L}*|bekomm\p{L}*|bestell\p{L}*) )?(?:auch )?(?<count>\d+)(?! cent)/gu;

/** "Eine Kugel kostet 1 Euro 60, ich nehm zwei und mein Bruder drei": all of them have one price. */
export const readSeveralBuyers: EverydayReader = (told) => {
  const found = SEVERAL.exec(told.text)?.groups;
  const counts = [...(found?.rest ?? '').matchAll(BUYER)].map(({ groups }) =>
    Number(groups?.count),
  );
  const price = Number(found?.price);
  if (!found || counts.length < 2 || !takesAll(told, price, ...counts)) return null;
  if (/(?<!\p{L})(?:mehr|weniger|als|jeder|übrig|zurück|doppelt)(?!\p{L})/u.test(found.rest ?? ''))
    return null;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return `${tellWay(`${counts.join(' plus ')} ist ${all}`, `${all} mal ${sayMoney(price)} ist ${sayMoney(all * price)}`)} Das kostet ${sayMoney(all * price)}.`;
};

const HAVE = /(?:hab|habe|haben|hat|mit) (?:ich |wir |nur |noch )*(?<have>\d+) cent/u;

/** "Der Hamster kostet 12 Euro, der Käfig 35 und Streu 6 Euro 50, ich hab 60 Euro, reicht das?" */
export const readAllEnough: EverydayReader = (told) => {
  const found = HAVE.exec(told.text);
  const have = Number(found?.groups?.have);
  if (!found || !/(?:reicht|langt|genug)(?: \p{L}+){0,2}$/u.test(told.text)) return null;
  const prices = pricesIn(told.text.replace(HAVE, ' '));
  if (prices.length < 2 || !takesAll(told, have, ...prices.map(({ raw }) => raw))) return null;
  const { total, way } = sumOf({
    bought: prices.map(({ name, cents }) => ({ name, count: 1, price: cents })),
  });
  const left = have - total;
  return left < 0
    ? `${way}Das reicht nicht. Es fehlen noch ${sayMoney(-left)}.`
    : `${way}Das reicht. Es bleiben ${sayMoney(left)} übrig.`;
};
