import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { type Basket, isSame, readBasket, sumOf } from './basket.ts';
import { everydayText } from './everyday-text.ts';

const MONEY = /(?:(?<euros>\d+) Euro(?: (?:und )?(?<cents>\d{1,2})(?: Cent)?)?|(?<only>\d+) Cent)/u;
const COST = new RegExp(
  `(?:Das kostet|Es sind|Es bleiben) (?:noch )?${MONEY.source}(?: übrig)?\\.|${MONEY.source.replaceAll(/<(\w+)>/gu, '<$1Told>')}\\. So viel kostet das\\.$`,
  'u',
);

/** What came out, in cents. */
function costIn(last: string): number | null {
  const found = COST.exec(last)?.groups;
  if (!found) return null;
  const only = found.only ?? found.onlyTold;
  if (only !== undefined) return Number(only);
  return Number(found.euros ?? found.eurosTold) * 100 + Number(found.cents ?? found.centsTold ?? 0);
}

const amountOf = ({ amount, unit }: { amount?: string; unit?: string }) =>
  Number(amount) * (unit === undefined ? 100 : 1);

const ENOUGH =
  /^(?:und |aber |dann |ok )*(?:reich(?:t|en)|lang(?:t|en)|genüg(?:t|en)|hab(?:e)? (?:ich|wir) (?:da )?mit|komm(?:e|en)? (?:ich|wir) mit|geht das mit|sind)(?: mir| uns| da| dafür| dann| denn| ein(?:em?)?| dazu)* (?<amount>\d+)(?<unit> cent)?(?: ?er| ?schein)?(?: \p{L}+){0,3}$/u;

/** "Reichen da zwei Euro?", behind what something costs. */
export function asksEnough(said: string, last: string): string | null {
  const cost = costIn(last);
  const found = ENOUGH.exec(said)?.groups;
  if (cost === null || !found || !/kostet|Das kostet/u.test(last)) return null;
  const have = amountOf(found);
  if (have < cost)
    return `Nein, das reicht nicht. ${sayMoney(cost)} minus ${sayMoney(have)} ist ${sayMoney(cost - have)}. Es fehlen noch ${sayMoney(cost - have)}.`;
  if (have === cost) return 'Ja, das reicht genau. Es bleibt nichts übrig.';
  return `Ja, das reicht. ${sayMoney(have)} minus ${sayMoney(cost)} ist ${sayMoney(have - cost)}. Es bleiben ${sayMoney(have - cost)} übrig.`;
}

const OTHER_PRICE =
  /(?:kostet|kosten)(?: aber| nur| jetzt| allerdings| zusammen)* (?<amount>\d+)(?<unit> cent)?(?: \p{L}+)*? (?<asks>lohnt|billiger|besser|günstiger|bleib\p{L}*|übrig|reicht|reichen|fehlt|fehlen)(?!\p{L})/u;

/** "Die Familienkarte kostet 20, lohnt sich das?", "die Pizza kostet aber 64 Euro, was bleibt übrig?" */
export function comparesPrice(said: string, last: string): string | null {
  const before = costIn(last);
  const found = OTHER_PRICE.exec(said)?.groups;
  if (before === null || !found || (said.match(/\d+/gu) ?? []).length !== 1) return null;
  const price = amountOf(found);
  const [more, less] = [Math.max(before, price), Math.min(before, price)];
  const step = `${sayMoney(more)} minus ${sayMoney(less)} ist ${sayMoney(more - less)}.`;
  if (/^(?:lohnt|billiger|besser|günstiger)/u.test(found.asks ?? '')) {
    if (!/kostet/u.test(last)) return null;
    if (price === before) return 'Beides kostet gleich viel.';
    return price < before
      ? `Ja, das ist billiger. ${step} So viel sparst du.`
      : `Nein, das ist teurer. ${step} So viel wäre es mehr.`;
  }
  if (/kostet/u.test(last)) return null;
  return price > before
    ? `Das reicht nicht. ${step} Es fehlen noch ${sayMoney(price - before)}.`
    : `${step} Es bleiben ${sayMoney(before - price)} übrig.`;
}

/** Some of the money is left. */
const LEFT = new RegExp(`Es bleiben ${MONEY.source} übrig\\.$`, 'u');
const EXTRA =
  /^(?:und|aber|dann|mit|plus) (?:.*?)(?:mit|für|noch|extra|plus)(?: \p{L}+){0,3}? (?<amount>\d+) cent(?: (?:einmal|extra|dazu|drauf|mehr|obendrauf|noch))*$/u;

/** "Und mit Sahne für 50 Cent einmal?", behind what something costs. */
export function addsExtra(said: string, last: string): string | null {
  const cost = costIn(last);
  const amount = Number(EXTRA.exec(said)?.groups?.amount);
  if (cost === null || !(amount > 0) || !/kostet/u.test(last) || /zahl|reich/u.test(said))
    return null;
  const left = LEFT.exec(last)?.groups;
  if (left) {
    const rest =
      left.only === undefined
        ? Number(left.euros) * 100 + Number(left.cents ?? 0)
        : Number(left.only);
    if (rest < amount) return `Das reicht nicht. Es fehlen noch ${sayMoney(amount - rest)}.`;
    return `${sayMoney(rest)} minus ${sayMoney(amount)} ist ${sayMoney(rest - amount)}. Es bleiben ${sayMoney(rest - amount)} übrig.`;
  }
  return `${sayMoney(cost)} plus ${sayMoney(amount)} ist ${sayMoney(cost + amount)}. Das kostet ${sayMoney(cost + amount)}.`;
}

const INSTEAD =
  /(?:statt|anstatt|anstelle von) (?:de[mrns]|die|das|einer|einem|eines)? ?(?<old>\p{L}{3,})/u;
const WITHOUT = /(?:ohne|nicht) (?:de[nmr]|die|das|eine?n?) (?<old>\p{L}{3,})/u;
const COUNTED = /(?:(?<count>\d+|ein(?:e[mnr]?)?|der|die|das|den|nen|ne) )?(?<name>\p{L}{3,})/gu;

/** "Und wenn ich die Brezel statt dem Kakao nehm?": the basket before, with something else in it. */
export function changesBasket(said: string, before: string): string | null {
  const basket = readBasket(everydayText(before));
  const changed = basket && changedBy(said, basket);
  if (!changed) return null;
  const { total, way } = sumOf({ bought: changed });
  return `${way}Das kostet ${sayMoney(total)}.`;
}

function changedBy(said: string, { prices, bought }: Basket): Basket['bought'] | null {
  const isNamed = (name: string | undefined, other: string) =>
    name !== undefined && isSame(name, other);
  const old = (INSTEAD.exec(said) ?? WITHOUT.exec(said))?.groups?.old;
  const rest = said.replace(INSTEAD, ' ').replace(WITHOUT, ' ');
  const added = [...rest.matchAll(COUNTED)].flatMap(({ groups }) => {
    const price = prices.find(({ name }) => isNamed(groups?.name, name));
    if (!price) return [];
    const count = /^\d/u.test(groups?.count ?? '') ? Number(groups?.count) : 1;
    return [{ name: price.name, count, price: price.cents }];
  });
  const numbers = (said.match(/\d+/gu) ?? []).length;
  if (numbers !== added.filter(({ count }) => count > 1).length) return null;
  const kept = bought.filter(({ name }) => !isNamed(old, name));
  if (old !== undefined && kept.length === bought.length) return null;
  if (old === undefined && (added.length === 0 || !/noch|dazu|auch|zusätzlich/u.test(said)))
    return null;
  if (INSTEAD.test(said) && added.length === 0) return null;
  return kept.length + added.length === 0 ? null : [...kept, ...added];
}
