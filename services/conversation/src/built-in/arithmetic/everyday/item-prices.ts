import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { sumOf } from './basket.ts';
import { type EverydayReader, takesAll } from './everyday-text.ts';

const ITEM =
  /(?:(?<count>\d+)|ein(?:e|en)?|nen|ne) (?<name>(?!cent)\p{L}{3,}) (?:für|zu|à|um) (?<each>je |jeweils )?(?<price>\d+) cent/gu;
const PAID =
  /(?:zahl\p{L}*|bezahl\p{L}*|geb\p{L}*) (?:\p{L}+ ){0,3}?(?:mit )?(?:einem )?(?<paid>\d+) cent|mit (?:einem )?(?<with>\d+) cent|(?:hab|habe|hat|haben|hatte) (?:\p{L}+ )?(?<have>\d+) cent/u;

/** "Ich kauf 2 Hefte für je 1 Euro 50 und einen Stift für 90 Cent und zahl mit 5 Euro." */
export const readItemPrices: EverydayReader = (told) => {
  const items = [...told.text.matchAll(ITEM)].map(({ groups }) => groups ?? {});
  const found = PAID.exec(told.text.replaceAll(ITEM, ' '))?.groups;
  const paid = found === undefined ? null : Number(found.paid ?? found.with ?? found.have);
  if (items.length < 2 || /verkauf|jede|spar/u.test(told.text)) return null;
  const bought = items.map(({ count, name = '', each, price }) => {
    const many = Number(count ?? 1);
    // "2 Hefte für 3 Euro" costs that in all.
    return each === undefined
      ? { name, count: 1, price: Number(price) }
      : { name, count: many, price: Number(price) };
  });
  const raw = items.flatMap(({ count, price }) => [
    ...(count === undefined ? [] : [Number(count)]),
    Number(price),
  ]);
  if (!takesAll(told, ...raw, ...(paid === null ? [] : [paid]))) return null;
  const { total, way } = sumOf({ bought });
  const cost = `${way}Das kostet ${sayMoney(total)}.`;
  if (paid === null) return cost;
  const left = paid - total;
  return left < 0
    ? `${cost} Das reicht nicht. Es fehlen noch ${sayMoney(-left)}.`
    : `${cost} ${sayMoney(paid)} minus ${sayMoney(total)} ist ${sayMoney(left)}. Es bleiben ${sayMoney(left)} übrig.`;
};
