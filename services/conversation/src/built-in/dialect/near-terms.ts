import { editDistance } from '@lux/german-text/edit-distance.ts';
import { soundKey } from '@lux/german-text/sound-key.ts';

const FEWEST_LETTERS = 4;
const FEWEST_OF_KEY = 4;
const MOST_COST = 1;
/** Of a short word nearly all is left. */
const MOST_OF_SHORT = 0.5;
const SHORT_KEY = 5;
/** What our texts name is seldom another thing: more of what was asked must be told. */
const FEWEST_BESIDE_KNOWN = 2;
const MOST_NEAR = 5;
const STEM = 4;
/** Words that are in any question and any answer. */
const SMALL =
  /^(?:warum|wieso|weshalb|welche[rsnm]?|eigentlich|haben|hatte|wird|werden|können|kann|eine[nmrs]?|kein\p{L}*|nicht|oder|auch|denn|manchmal|immer|viele?|wenn|dass|über|sind|gibt|macht|machen|lange?|groß|alt|schwer)$/u;
const LONG = 6;
const stemOf = (word: string) => word.slice(0, STEM);
/** A short word must stand in an answer as it was asked, a longer one may end otherwise. */
const isIn = (told: string, word: string) =>
  told.includes(` ${word.length < LONG ? word : word.slice(0, -2)}`);
/** What a recogniser writes one for the other costs half of any other change. */
const VOWELS = /^[aeiouäöüy]{2}$/u;
const CLOSE = new Set(['fw', 'wf', 'sz', 'zs', 'mn', 'nm', 'lr', 'rl', 'pt', 'tp', 'kt', 'tk']);
const replaceCost = (from: string, to: string) =>
  VOWELS.test(from + to) || CLOSE.has(from + to) ? 0.5 : 1;

const keyOf = (word: string) => soundKey(word).replace(/y/gu, 'i').replace(/ch/gu, 'k');

/** A question with one noun for which another may have been meant. */
export interface NearReading {
  question: string;
  /** Whether an answer tells of that other, and of what else was asked. */
  isTold: (answer: string) => boolean;
}

/**
 * "Warum kriegt der Speck kein Kopfweh": questions in which one noun is another that sounds nearly so, the
 * likeliest first. Any noun is near to some, so only an answer that names the other tells that it was meant.
 */
export function createNearTerms(
  terms: Iterable<string>,
  mayBeNoun: (word: string) => boolean,
): (question: string) => NearReading[] {
  const words = [...new Set([...terms].map((term) => term.toLowerCase()))]
    .filter((term) => term.length >= FEWEST_LETTERS && /^\p{L}+$/u.test(term))
    .map((term) => ({ term, key: keyOf(term) }))
    .filter(({ key }) => key.length >= FEWEST_OF_KEY);
  const known = new Set(words.map(({ term }) => term));
  const byLength = Map.groupBy(words, ({ key }) => key.length);

  function nearTo(word: string) {
    const key = keyOf(word);
    if (key.length < FEWEST_OF_KEY) return [];
    return [-1, 0, 1]
      .flatMap((more) => byLength.get(key.length + more) ?? [])
      .filter(({ term }) => !term.startsWith(word) && !word.startsWith(term))
      .filter((one) => one.key[0] === key[0] || one.key.slice(1) === key.slice(1))
      .map(({ term, key: other }) => ({
        term,
        size: Math.max(key.length, other.length),
        cost: editDistance(key, other, { limit: MOST_COST, replaceCost }),
      }))
      .filter(({ cost, size }) => cost <= (size < SHORT_KEY ? MOST_OF_SHORT : MOST_COST));
  }

  return (question) => {
    const said = question.match(/\p{L}+/gu) ?? [];
    const found = [...question.matchAll(/\p{L}+/gu)].flatMap((match) => {
      const [word] = match;
      if (word.length < FEWEST_LETTERS || !mayBeNoun(word)) return [];
      const others = said.filter(
        (other) => other !== word && other.length >= STEM && !SMALL.test(other),
      );
      const isOther = (term: string) => others.some((other) => stemOf(other) === stemOf(term));
      return nearTo(word)
        .filter(({ term }) => !isOther(term))
        .map(({ term, cost }) => ({
          cost,
          question: `${question.slice(0, match.index)}${term}${question.slice(match.index + word.length)}`,
          isTold: (answer: string) => {
            const told = ` ${answer.toLowerCase()}`;
            if (told.includes(word)) return false;
            const fewest = known.has(word) ? FEWEST_BESIDE_KNOWN : 1;
            const also = others.filter((other) => isIn(told, other));
            return isIn(told, stemOf(term)) && also.length >= fewest;
          },
        }));
    });
    return found
      .sort((one, other) => one.cost - other.cost)
      .slice(0, MOST_NEAR)
      .map(({ question: read, isTold }) => ({ question: read, isTold }));
  };
}
