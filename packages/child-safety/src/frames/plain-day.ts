import { FOODS, NO_FOODS, PLAIN_WORDS } from './plain-words.ts';

const MOST_WORDS = 14;
const LEAST_WORDS = 3;
/** Plain words that together may tell of a fall, or of what was eaten and is no food. */
const FALLS = /(?<!\p{L})(?:bin|ist|hat|war) (?:\p{L}+ ){0,6}gefallen|gefallen (?:bin|ist)/u;
const EATS = /^(?:gegessen|esse|ess|isst|essen|getrunken|trinke|trinkt|schmeckt|geschmeckt)$/u;
/**
 * What an adult does in a child's room, with its clothes or its body, shows it or looks at, is never a remark of
 * the day, though each word of it is plain: `Papa kommt abends in mein Zimmer`.
 */
const ADULT =
  /^(?:mama|papa|mami|papi|oma|opa|uroma|uropa|omi|opi|bruder|brüder|freund|lehrer|lehrerin|deutschlehrer|deutschlehrerin)$/u;
const CLOSE =
  /^(?:zimmer|kinderzimmer|decke|kissen|sofa|zelt|hose|kleid|rock|socken?|hand|hände|finger|haare|rücken|raus|laut|leise|schwimmbad|film|bild|bilder|spiel|spiele|angezogen|angehabt|angeschaut|angeguckt|guckt|schaut|gezeigt|gewaschen|gestreichelt|geträumt|immer|wieder)$/u;
const SLEEPS = /(?<!\p{L})(?:mama|papa|oma|opa)(?!\p{L}).*(?<!\p{L})schläft(?!\p{L})/u;

/**
 * A remark of the day whose every word is plain: `rate mal, was ich hinter dem Rücken hab`, `draußen fallen
 * Schneeflocken`. One other word is enough for it to be a sentence like all others.
 */
export function onlyPlainDay(text: string): boolean {
  if (/[^\p{L}\s.,!-]/u.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return false;
  return words.every((word) => PLAIN_WORDS.has(word)) && !weighsTogether(words);
}

/** Whether an adult is spoken of beside a child's room, clothes or body. */
export const isCloseToChild = (words: readonly string[]): boolean =>
  words.some((word) => ADULT.test(word)) && words.some((word) => CLOSE.test(word));

/** Whether words that are plain, each by itself, may tell together of what is no small matter. */
export function weighsTogether(words: readonly string[]): boolean {
  if (isCloseToChild(words)) return true;
  const said = words.join(' ');
  const eats = words.some((word) => EATS.test(word));
  const isFood = words.some((word) => FOODS.has(word)) && !words.some((word) => NO_FOODS.has(word));
  return FALLS.test(said) || SLEEPS.test(said) || (eats && !isFood);
}
