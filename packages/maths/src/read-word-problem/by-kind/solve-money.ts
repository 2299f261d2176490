import type { Clause } from '../read-clauses.ts';
import {
  combine,
  divide,
  isSameNoun,
  type Known,
  multiply,
  type Story,
  toKnown,
} from '../story.ts';

const PRICE = /^(?:kostet|kosten|kostete|kosteten|für|eintritt|preis|zu|teuer)$/;
const OWNS =
  /^(?:hat|habe|hab|hast|haben|hatte|hätte|bekommt|bekomme|gespart|mit|schein|spart|taschengeld|dabei|besitzt)$/;
const ASKS_REST =
  /^(?:übrig|zurück|rückgeld|wechselgeld|bleiben|bleibt|behält|behalte|noch|rest|restgeld|wieder|heraus|raus)$/;
const ASKS_MISSING = /^(?:fehlen|fehlt|sparen|braucht|brauche|brauchen|reicht)$/;
const ASKS_PRICE =
  /^(?:kosten|kostet|zahlen|bezahlen|zahlt|bezahlt|bezahle|zahle|teuer|ausgegeben|ausgeben|zusammen|insgesamt|gibt)$/;

interface Purse {
  prices: Known[];
  owned: Known[];
  counts: Known[];
  /** The measure a price is for: one litre. */
  per?: Known;
  /** Place of that price. */
  perPriceAt?: number;
  /** How much of it is bought. */
  measure?: Known;
}

/** Shopping: what things cost together, the change, what is missing, how many one can buy. */
export function solveMoney(story: Story): { known: Known; ending: string } | null {
  const purse = readPurse([...story.clauses, story.question]);
  if (!purse) return null;
  const { question } = story;
  const asks = (pattern: RegExp) => question.words.some((word) => pattern.test(word));
  const [owned] = purse.owned;
  if (purse.owned.length > 1 || purse.prices.length === 0) return null;
  if (/^wie ?viele/.test(question.words.join(' ')) && owned) {
    const [price] = purse.prices;
    if (!price || purse.prices.length > 1 || purse.counts.length > 0) return null;
    const parts = divide(story, owned, price);
    return parts && { known: parts.known, ending: 'count' };
  }
  const single = priceOfOne(story, purse);
  if (single) return { known: single, ending: 'price' };
  const total = addPrices(story, purse);
  if (!total) return null;
  if (!owned) return asks(ASKS_PRICE) || asks(/^viel$/) ? { known: total, ending: 'price' } : null;
  if (asks(ASKS_MISSING)) {
    const known = combine(story, total, 'minus', owned);
    return known && { known, ending: 'missing' };
  }
  if (!asks(ASKS_REST) && !asks(/^(?:hat|habe|hab|haben|bekommt|bekomme|kriegt|kriege)$/))
    return null;
  const known = combine(story, owned, 'minus', total);
  return known && { known, ending: 'rest' };
}

/** "5 Karten kosten 20 Euro. Was kostet eine Karte?" */
function priceOfOne(story: Story, { prices, owned, counts }: Purse): Known | null {
  const [price] = prices;
  const [count] = counts;
  const asked = story.question.amounts.find(({ isArticle }) => isArticle);
  if (!price || !count || prices.length + counts.length > 2 || owned.length > 0) return null;
  if (!asked || !isSameNoun(asked.noun, count.noun) || saysPerPiece(story, price)) return null;
  return divide(story, price, count)?.known ?? null;
}

function readPurse(clauses: readonly Clause[]): Purse | null {
  const purse: Purse = { prices: [], owned: [], counts: [] };
  for (const { words, amounts, deed, isQuestion } of clauses) {
    if (words.some((word) => /^(?:billiger|günstiger|teurer|reduziert|rabatt)$/.test(word)))
      return null;
    for (const amount of amounts) {
      const known = toKnown(amount);
      if (amount.dimension === 'money') {
        const isPrice =
          words.some((word) => PRICE.test(word)) ||
          deed === 'cost' ||
          (deed === 'lose' && !isQuestion);
        const pays = deed === 'pay' || (deed === 'give' && !words.includes('aus'));
        if (isPrice && !words.includes('mit'))
          purse.prices.push({
            ...known,
            noun: amounts.find(({ noun }) => noun !== null)?.noun ?? null,
          });
        else if (pays || words.some((word) => OWNS.test(word))) purse.owned.push(known);
        else if (purse.prices.length > 0 || deed === null)
          purse.prices.push({
            ...known,
            noun: amounts.find(({ noun }) => noun !== null)?.noun ?? null,
          });
        else return null;
      } else if (!amount.isArticle) {
        if (amount.isShare) return null;
        if (amount.dimension === null) purse.counts.push(known);
        else if (amounts.some(({ dimension }) => dimension === 'money') && !purse.per) {
          purse.per = known;
          purse.perPriceAt = amounts.find(({ dimension }) => dimension === 'money')?.at ?? -1;
        } else if (!purse.measure) purse.measure = known;
        else return null;
      }
    }
  }
  return withMeasure(purse);
}

/** What a measured thing and its price are called: no noun sounds like it. */
const MEASURED = '1';

/** "Ein Liter kostet 2 Euro, ich kaufe 3 Liter" is three times the price. */
function withMeasure(purse: Purse): Purse | null {
  const { per, perPriceAt = -1, measure, prices, counts } = purse;
  if (!per && !measure) return purse;
  if (!per || !measure || per.dimension !== measure.dimension) return null;
  const isPer = ({ from }: Known) => from.includes(perPriceAt);
  if (!prices.some(isPer)) return null;
  const count = {
    ...measure,
    value: measure.value / per.value,
    dimension: null,
    noun: MEASURED,
  };
  const known = prices.map((price) =>
    isPer(price) ? { ...price, noun: MEASURED, from: [...price.from, ...per.from] } : price,
  );
  return { ...purse, prices: known, counts: [...counts, count] };
}

/** Each price as often as its thing is bought. */
function addPrices(story: Story, { prices, counts }: Purse): Known | null {
  const left = [...counts];
  const totals: (Known | null)[] = prices.map((price) => {
    const at = left.findIndex(
      ({ noun }) => isSameNoun(noun, price.noun) || (prices.length === 1 && counts.length === 1),
    );
    const [count] = at < 0 ? [] : left.splice(at, 1);
    return count && isPerPiece(story, price, count)
      ? multiply(story, count, price)
      : count
        ? withCount(price, count)
        : price;
  });
  const [first, ...others] = totals;
  if (left.length > 0 || !first || totals.includes(null)) return null;
  return others.reduce<Known | null>(
    (sum, price) => sum && price && combine(story, sum, 'plus', price),
    first,
  );
}

/** "Für 3 Hefte bezahlt sie 6 Euro" is the price of all of them. */
function isPerPiece(story: Story, price: Known, count: Known): boolean {
  if (saysPerPiece(story, price)) return true;
  return !clauseOf(story, price)?.amounts.some(({ at }) => count.from.includes(at));
}

const saysPerPiece = (story: Story, price: Known) =>
  clauseOf(story, price)?.words.some((word) =>
    /^(?:je|jede[rsn]?|jeweils|pro|à|zu|stück|kugel)$/.test(word),
  ) === true;

const clauseOf = ({ clauses, question }: Story, known: Known) =>
  [...clauses, question].find(({ amounts }) => amounts.some(({ at }) => known.from.includes(at)));

const withCount = (price: Known, count: Known): Known => ({
  ...price,
  from: [...price.from, ...count.from],
});
