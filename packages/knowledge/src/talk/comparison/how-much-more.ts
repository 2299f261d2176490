import type { Thing, ValueName } from '../../content/thing.ts';
import { namedIn, type Said } from '../said/said.ts';
import { withArticle } from '../telling/say.ts';
import type { Step, Topic } from '../topic.ts';
import { measureAsked } from './compare-things.ts';

const ASKS_HOW_MUCH = /^(?:(?:und|aber|also|ok|um) )*wie ?viel\w*(?: \w+)? \w+er\b/;
/** "Um wie viel denn?": what is compared was said before. */
const ASKS_BY_HOW_MUCH =
  /^(?:(?:und|aber|also|ok) )*um wie ?viel(?: (?:denn|genau|mehr|etwa|so|ungefahr))*[?. ]*$/;
const UNITS: Readonly<Record<ValueName, string>> = {
  heightM: 'Meter',
  lengthM: 'Meter',
  weightKg: 'Kilogramm',
  speedKmh: 'Kilometer pro Stunde',
  ageYears: 'Jahre',
  diameterKm: 'Kilometer',
  distanceKm: 'Kilometer',
  areaKm2: 'Quadratkilometer',
  inhabitants: 'Menschen',
  depthM: 'Meter',
  temperatureC: 'Grad',
  yearInvented: 'Jahre',
};
const DIGITS = 3;
/** Below it, a metre is told in centimetres and a kilogram in grams. */
const SMALL: Partial<Record<ValueName, readonly [string, number]>> = {
  heightM: ['Zentimeter', 100],
  lengthM: ['Zentimeter', 100],
  depthM: ['Zentimeter', 100],
  weightKg: ['Gramm', 1000],
};

function amount(value: number, name: ValueName): string {
  const [unit, times] = (Math.abs(value) < 1 ? SMALL[name] : undefined) ?? [UNITS[name], 1];
  const rounded = Number((value * times).toPrecision(DIGITS));
  return `${rounded.toLocaleString('de-DE', { useGrouping: rounded >= 10_000 })} ${unit}`;
}

/** "Wie viel höher?": reckons by how much one of the two that are compared is more than the other. */
export function tellHowMuchMore(
  said: Said,
  topic: Topic,
  read: (question: string) => Said,
): Step | null {
  const isBare = ASKS_BY_HOW_MUCH.test(said.folded);
  if (!isBare && !ASKS_HOW_MUCH.test(said.folded)) return null;
  const [before] = topic.asked ?? [];
  const compared = isBare && before !== undefined ? read(before) : said;
  const measure = measureAsked(compared.question);
  if (!measure || measure.comparative.includes(' nach ')) return null;
  const named = [...new Set(namedIn(compared))];
  const ofTalk = [...topic.things, ...topic.recent.toReversed()].filter(
    (thing) => !named.includes(thing),
  );
  const pair = [...named, ...ofTalk].slice(0, 2);
  const [one, other] = pair;
  if (!one || !other || named.length > 2) return null;
  const name = measure.values.find(
    (value) => one.values[value] !== undefined && other.values[value] !== undefined,
  );
  if (name === undefined) return admitted(topic);
  const [first, second] = order(one, other, name, measure.isSmallest !== (name === 'yearInvented'));
  // An elephant is larger than a giraffe by what it weighs.
  const isByWeight = name === 'weightKg' && measure.comparative === 'größer';
  const difference = Math.abs((first.values[name] ?? 0) - (second.values[name] ?? 0));
  const text =
    difference === 0
      ? `Beide sind ungefähr gleich: ${amount(one.values[name] ?? 0, name)}.`
      : `${capital(withArticle(first))} ist etwa ${amount(difference, name)} ${isByWeight ? 'schwerer' : measure.comparative} als ${withArticle(second)}.`;
  return {
    answer: { text, confidence: 0.95 },
    topic: { ...topic, thing: first, things: [one, other] },
  };
}

function order(one: Thing, other: Thing, name: ValueName, isDown: boolean): [Thing, Thing] {
  const isFirst = (one.values[name] ?? 0) > (other.values[name] ?? 0) !== isDown;
  return isFirst ? [one, other] : [other, one];
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const admitted = (topic: Topic): Step => ({
  answer: {
    text: 'Um wie viel genau, weiß ich leider nicht.',
    confidence: 0.3,
    isAdmission: true,
  },
  topic,
  isClosed: true,
});
