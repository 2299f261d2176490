import { isOfKind, type Measure, round } from './measures.ts';

/** An amount that is added, alone or so many times. */
export interface Item {
  value: number;
  step: string | null;
  at: number;
}

const EACH_BEFORE = /^(?:jede[rsnm]?|je|jeweils|à|zu)$/u;

/** All amounts of a kind with what there are so many of; null where a number has no place. */
export function readItems(
  words: readonly string[],
  measures: readonly Measure[],
  kind: string,
  say: (value: number) => string,
): Item[] | null {
  const items: Item[] = [];
  const prices = pricesOfOne(measures, kind);
  let count: Measure | null = null;
  const take = (at: number, each: number, times: Measure | null) => {
    const value = times ? round(times.own * each) : each;
    const step = times ? `${times.own} mal ${say(each)} ist ${say(value)}` : null;
    items.push({ value, at, step });
  };
  for (const measure of measures) {
    if (prices.some(({ price }) => price === measure)) continue;
    const priced = prices.find(({ thing }) => !measure.isOne && isOfKind(thing.kind, measure.kind));
    if (priced) take(measure.at, priced.price.value, measure);
    else if (
      measure.kind === '' &&
      prices.length === 1 &&
      prices[0] &&
      /^money$/u.test(kind) &&
      items.length > 0
    )
      take(measure.at, prices[0].price.value, measure);
    else if (isCounted(measure, kind)) {
      const since = count === null ? [] : words.slice(count.at, measure.at);
      const isEach = since.some((word) => EACH_BEFORE.test(word));
      if (count !== null && !isEach && count.own !== 1) return null;
      take(measure.at, measure.value, isEach ? count : null);
      count = null;
    } else if (!measure.isOne) {
      if (count !== null || measure.kind === '') return null;
      count = measure;
    }
  }
  return count === null ? items : null;
}

/** "Noch drei einzelne" are of the things that are counted. */
const isCounted = (measure: Measure, kind: string) =>
  isOfKind(measure.kind, kind) ||
  (measure.kind === '' && !/^(?:money|length|weight|volume|time)$/u.test(kind));

/** "Eine Kugel kostet 1 Euro 60", where several of them are told of. */
const pricesOfOne = (measures: readonly Measure[], kind: string) =>
  measures.flatMap((thing, at) => {
    const price = measures[at + 1];
    const isTaken = measures.some((one) => !one.isOne && isOfKind(one.kind, thing.kind));
    return thing.isOne &&
      price &&
      isOfKind(price.kind, kind) &&
      isTaken &&
      !isOfKind(thing.kind, kind)
      ? [{ thing, price }]
      : [];
  });

/** All of them added, with the way. */
export function addUp(items: readonly Item[], say: (value: number) => string) {
  const all = round(items.reduce((total, { value }) => total + value, 0));
  const steps = items.flatMap(({ step }) => step ?? []);
  if (items.length > 1)
    steps.push(`${items.map(({ value }) => say(value)).join(' plus ')} ist ${say(all)}`);
  return { steps, all };
}
