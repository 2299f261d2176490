import { tellWay } from '../shapes/ways.ts';
import type { Asked } from './asked.ts';
import { addUp, type Item } from './items.ts';

const ASKS_ENOUGH = /(?<!\p{L})(?:reicht|reichen|genug)(?!\p{L})/u;
const PURSE =
  /(?<!\p{L})(?:schein|dabei|hab|habe|hatte|hat|haben|hätte|zahl\p{L}*|bezahl\p{L}*|gebe|geb|gibt|portemonnaie|geldbeutel|taschengeld|sparschwein)(?!\p{L})/u;
const REACH = 3;

/** One of the amounts is what there is, the others are spent. */
export function whatIsLeft(
  words: readonly string[],
  items: readonly Item[],
  asked: Asked,
  say: (value: number) => string,
): string | null {
  const isEnoughAsked = ASKS_ENOUGH.test(asked.text);
  const costs = items.filter(({ at }) => isCost(words, at));
  if (isEnoughAsked && costs.length > 0 && costs.length < items.length)
    return enough(
      items.filter((item) => !costs.includes(item)),
      costs,
      say,
    );
  const purse = items
    .filter(({ at }) =>
      words.slice(Math.max(0, at - REACH), at + REACH).some((word) => PURSE.test(word)),
    )
    .toSorted((one, other) => other.value - one.value)[0];
  if (!purse) return null;
  const { steps, all } = addUp(
    items.filter((item) => item !== purse),
    say,
  );
  if (isEnoughAsked)
    return enough(
      [purse],
      items.filter((item) => item !== purse),
      say,
    );
  const left = say(purse.value - all);
  return all > purse.value
    ? null
    : `${tellWay(...(purse.step ? [purse.step] : []), ...steps, `${say(purse.value)} minus ${say(all)} ist ${left}`)} Es bleiben ${left} übrig.`;
}

/** "Das 17 Euro kostet", "für 3 Euro". */
const isCost = (words: readonly string[], at: number) =>
  /^(?:für|kostet|kosten)$/u.test(words[at - 1] ?? '') ||
  /^(?:kostet|kosten)$/u.test(words[at + 2] ?? '');

function enough(
  purse: readonly Item[],
  costs: readonly Item[],
  say: (value: number) => string,
): string {
  const [own, spent] = [addUp(purse, say), addUp(costs, say)];
  const isEnough = spent.all <= own.all;
  const [large, small] = isEnough ? [own.all, spent.all] : [spent.all, own.all];
  const left = say(large - small);
  const way = tellWay(
    ...own.steps,
    ...spent.steps,
    `${say(large)} minus ${say(small)} ist ${left}`,
  );
  if (!isEnough) return `${way} Nein, das Geld reicht nicht. Es fehlen ${left}.`;
  return `${way} Ja, das Geld reicht.${large === small ? '' : ` Es bleiben ${left} übrig.`}`;
}
