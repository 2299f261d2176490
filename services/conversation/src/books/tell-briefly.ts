import { wordsIn } from './read-question.ts';

/** The most a child listens to (DESIGN 9). */
const MOST_WORDS = 60;
/** A sentence for the youngest has no more, where that is possible. */
const YOUNG_WORDS = 12;
/** Shorter than this is no answer yet: a longer sentence may follow. */
const ENOUGH_WORDS = 10;
/** What is left of a sentence must still be one. */
const FEWEST_WORDS = 4;

const countWords = (text: string) => wordsIn(text).length;

/** Remarks in brackets are for readers. */
const withoutBrackets = (sentence: string) =>
  sentence
    .replaceAll(/\s*\([^()]*\)|\s*\[[^\]]*\]/gu, '')
    .replaceAll(/ +(?=[.,;:!?])/g, '')
    .trim();

/** A clause behind a comma, by how it begins. */
const CLAUSE =
  /, (?:(?:der|die|das|dem|den|deren|dessen|denen|in|an|auf|mit|von|aus|bei|zu|für) (?:der |die |das |dem |den |denen )?|(?:weil|obwohl|während|sodass|so dass|wobei|indem|damit|wo|als|man|er|sie|es|dort|dann|aber|und|denn|doch|nachdem|bevor|zum Beispiel|also|vor allem|meist|etwa) )/gu;
/** Behind these a clause is no addition: "so groß, dass", "der Mensch, der" without more. */
const NEEDS_CLAUSE =
  /(?<!\p{L})(?:so|solche\p{L}*|derjenige|diejenige\p{L}*|dasjenige|dadurch|darum|darin|daran|damit|deshalb|nicht|kein\p{L}*|nur|jede[rsnm]?|alle[rsn]?|alles|etwas|einzige\p{L}*)(?!\p{L})/iu;
const HAS_VERB =
  /(?<!\p{L})(?:ist|sind|war|waren|hat|haben|hatte|kann|können|gibt|wird|werden|wurde|wurden|heißt|\p{Ll}{2,}(?:t|en|te|ten))(?!\p{L})/u;

/** The main clause of a long sentence where what follows only adds to it; else the sentence as it is. */
function shortened(sentence: string, keep: readonly RegExp[]): string {
  if (countWords(sentence) <= YOUNG_WORDS) return sentence;
  for (const { index } of [...sentence.matchAll(CLAUSE)].toReversed()) {
    const main = sentence.slice(0, index);
    const words = countWords(main);
    const isWhole =
      words >= FEWEST_WORDS &&
      words <= YOUNG_WORDS &&
      // Inside another clause nothing can be cut off.
      !main.includes(',') &&
      !NEEDS_CLAUSE.test(main) &&
      HAS_VERB.test(main) &&
      keep.every((asked) => asked.test(main) || !asked.test(sentence));
    if (isWhole) return `${main}.`;
  }
  return sentence;
}

/**
 * The first of these sentences, whole ones, as a child can listen to them: at most 60 words, and short
 * ones for the youngest where they can be shortened. Stops before what is too long for them.
 *
 * @param keep what was asked for: it is not shortened away.
 */
export function tellBriefly(
  sentences: readonly string[],
  level: 'young' | 'older',
  keep: readonly RegExp[] = [],
): string[] {
  const told: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    const plain = withoutBrackets(sentence);
    const said = level === 'young' ? shortened(plain, keep) : plain;
    const length = countWords(said);
    const isTooLong = level === 'young' && length > YOUNG_WORDS && words >= ENOUGH_WORDS;
    if (words + length > MOST_WORDS || isTooLong) break;
    told.push(said);
    words += length;
  }
  return told;
}
