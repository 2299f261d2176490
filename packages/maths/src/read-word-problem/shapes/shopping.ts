import { sayMoney } from './plain-problem.ts';
import { tellWay } from './ways.ts';

/** "2 kg Äpfel zu 250 Cent das Kilo", "3 Brote für je 3 Euro", "eine Milch für 1 Euro 10". */
const ITEM =
  /(?<![\p{L}\d])(?<count>\d+|ein(?:e|en)?) (?:(?:kilo|kg|liter|l|packung\p{L}*|tüten?|flaschen?|stück) )?(?<noun>(?!cent)\p{L}+) (?:(?<sign>zu|à|für|kosten|kostet|um) )?(?<each>je |jeweils |à )?(?:für )?(?<price>\d+) cent(?<of> (?:pro|das|die|der|je|jede[rs]?|ein|eine)? ?(?:stück|kilo|kg|liter|packung|flasche|tüte))?/gu;
const PAYS =
  /(?:(?:be)?zahl\p{L}* mit|mit|gibt|gebe|gab|hat|habe?|hatte|nimmt) (?:\p{L}+ ){0,3}?(?<paid>\d+) cent/u;
const ASKS_CHANGE = /(?:zurück|rückgeld|wechselgeld|übrig|heraus|raus|bleib\p{L}*|noch)(?!\p{L})/u;
const ASKS = /(?:was|wie ?viel\p{L}*) |zusammen|insgesamt/u;
const LEAST_ITEMS = 2;

/** Several things with their prices: what all of them cost, and what is left of what was paid. */
export function solveShopping(text: string): string | null {
  const items = [...text.matchAll(ITEM)].map(({ groups }) => ({
    count: /^\d/.test(groups?.count ?? '') ? Number(groups?.count) : 1,
    price: Number(groups?.price),
    // "6 Hefte für 3 Euro" may be the price of all of them.
    isOfEach: Boolean(groups?.each ?? groups?.of) || /^(?:zu|à)$/.test(groups?.sign ?? ''),
  }));
  if (items.length < LEAST_ITEMS || !ASKS.test(text)) return null;
  if (items.every(({ count }) => count === 1)) return null;
  if (items.some(({ count, isOfEach }) => count > 1 && !isOfEach)) return null;
  const rest = text.replace(ITEM, ' ');
  const paid = PAYS.exec(rest)?.groups?.paid;
  if (rest.replace(/\d+ cent/u, ' ').match(/\d/) || (/\d/.test(rest) && paid === undefined))
    return null;
  const steps = items
    .filter(({ count }) => count > 1)
    .map(({ count, price }) => `${count} mal ${sayMoney(price)} ist ${sayMoney(count * price)}`);
  const sum = items.reduce((total, { count, price }) => total + count * price, 0);
  steps.push(
    `${items.map(({ count, price }) => sayMoney(count * price)).join(' plus ')} ist ${sayMoney(sum)}`,
  );
  if (paid === undefined) return `${tellWay(...steps)} Das kostet ${sayMoney(sum)}.`;
  if (!ASKS_CHANGE.test(text)) return null;
  const left = Number(paid) - sum;
  if (left < 0) return `${tellWay(...steps)} Das Geld reicht nicht. Es fehlen ${sayMoney(-left)}.`;
  steps.push(`${sayMoney(Number(paid))} minus ${sayMoney(sum)} ist ${sayMoney(left)}`);
  return `${tellWay(...steps)} Es bleiben ${sayMoney(left)} übrig.`;
}
