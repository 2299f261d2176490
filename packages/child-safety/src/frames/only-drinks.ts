import { weighsTogether } from './plain-day.ts';
import { BEASTS, FOODS, NO_FOODS, PLAIN_WORDS } from './plain-words.ts';

const MOST_WORDS = 14;
const DRINKS = /(?<!\p{L})(?:getrunken|trinke?|trinkt|trinken)(?!\p{L})/u;
/** Where and out of what is drunk. */
const ASIDES = new Set(
  'schule kindergarten hort pause sport fußball garten spielplatz glas gläser tasse tassen becher schluck dose trinken trink durst hatte kühlschrank'.split(
    ' ',
  ),
);
/** `Aus der Pfütze`, `heißes Wasser`, a hundred glasses. */
const MAY_HARM =
  /(?<!\p{L})(?:aus|vom|heiß(?:e[nrsm]?)?(?! (?:kakao|schokolade|tee|milch|war|ist))|zwanzig|hundert|lauter|bald|riecht|blau|weiß|pilze|samen|bohne)(?!\p{L})/u;

/** `Ich hab Kakao getrunken und gespielt`: what any child drinks, and nothing beside it that is not plain. */
export function onlyDrinks(text: string): boolean {
  if (/[^\p{L}\s.,!-]/u.test(text)) return false;
  const said = text.toLowerCase();
  const words = said.match(/\p{L}+/gu) ?? [];
  if (words.length > MOST_WORDS || !DRINKS.test(said) || MAY_HARM.test(said)) return false;
  const isPlain = words.every(
    (word) =>
      ASIDES.has(word) || (PLAIN_WORDS.has(word) && (!NO_FOODS.has(word) || BEASTS.has(word))),
  );
  return isPlain && words.some((word) => FOODS.has(word)) && !weighsTogether(besideFood(words));
}

/** The words without what is no food and is surely not drunk: an animal, a place. */
const besideFood = (words: readonly string[]): string[] =>
  words.filter((word) => !BEASTS.has(word) && !ASIDES.has(word));
