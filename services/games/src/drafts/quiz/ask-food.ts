import type { Language } from '../../story-writer/language/create-language.ts';
import type { DraftQuestion } from './draft-question.ts';
import { asInside, type Clause, isNounPhrase } from './read-clause.ts';

/** What somebody may live on, with words that say that this text's animal may do so. */
const FOODS: readonly (readonly [string, RegExp])[] = [
  ['Gras und Blätter', /gras|gräser|blatt|blätter|kräuter|heu|klee|pflanze|salat|zweige|knospen/iu],
  ['Fische und Krebse', /fisch|krebs|krabbe|garnele|muschel|krill|meer|hering/iu],
  ['Nüsse und Samen', /nuss|nüsse|samen|körner|eichel|buchecker|zapfen|getreide|kerne/iu],
  [
    'Käfer und Würmer',
    /käfer|wurm|würmer|insekt|raupe|larve|schnecke|spinne|ameise|fliege|mücke/iu,
  ],
  ['Mäuse und Hasen', /maus|mäuse|hase|kaninchen|ratte|fleisch|beute|aas/iu],
  ['Äpfel und Beeren', /obst|apfel|äpfel|beere|früchte|frucht|birne|kirsche/iu],
];
const EATS = /^(?:frisst|fressen|fraß|fraßen)$/u;
/** Eaters of everything leave nothing that is wrong. */
const EVERYTHING = /allesfresser|(?<!\p{L})(?:alles|fast alles|vieles)(?!\p{L})/iu;
const SMALL =
  /^(?:gern|gerne|meist|meistens|vor allem|am liebsten|oft|hauptsächlich|besonders|nur|auch)$/u;

/** "Was frisst der Igel?" */
export function askFood(clause: Clause, whole: string, language: Language): DraftQuestion[] {
  const { first, verb, rest, source } = clause;
  if (!EATS.test(verb) || !isNounPhrase(first, language) || EVERYTHING.test(whole)) return [];
  const at = rest.findIndex((word) => /^\p{Lu}/u.test(word));
  const before = rest.slice(0, at);
  const food = rest.slice(at);
  const isPlain =
    food.every((word) => /^\p{Lu}/u.test(word) || word === 'und') &&
    !food.at(-1)?.startsWith('und');
  if (at < 0 || !isPlain || !before.every((word) => SMALL.test(word))) return [];
  const wrong = FOODS.filter(([, near]) => !near.test(whole)).map(([one]) => one);
  if (wrong.length < 2) return [];
  const said = before.filter((word) => !/^(?:nur|auch)$/u.test(word));
  const question = ['Was', verb, ...asInside(first, language), ...said].join(' ');
  return [{ question: `${question}?`, answer: food.join(' '), wrong: wrong.slice(0, 3), source }];
}
