import type { StoryData } from '../data/load-story-data.ts';
import { adjectiveForms } from '../grammar/words.ts';

/** `aus versehen`: after these it is always a noun. */
const FIXED =
  /(?<!\p{L})(aus (?:versehen|spaß|angst|liebe|wut|neugier)|mit absicht|zum glück|vor (?:freude|wut|angst|schreck|hunger|lachen)|(?:nach|zu) hause|(?:eines|an einem|jeden|am) (?:tages|tag|morgens?|abends?))(?!\p{L})/giu;
const SENTENCE_START = /(?<=^|[.!?…]["“”]?\s+)[„“"]?\p{Ll}/gu;
/** `Das war klasse`: behind these stands no noun without an article. */
const SMALL_WORD = /(?<!\p{L}|(?:ist|war|echt|total|voll|richtig)\s)\p{Ll}\p{L}+/gu;

/**
 * A child's text with the capitals children leave out: at the beginning of sentences, of names and of
 * nouns LUX knows. What is also a verb or an adjective (`malte`, `rosa`) stays as it is.
 */
export function restoreCapitals(
  text: string,
  {
    names,
    nouns,
    verbs,
    frames,
    tools,
  }: Pick<StoryData, 'names' | 'nouns' | 'verbs' | 'frames' | 'tools'>,
): string {
  const { animals, persons, things, places } = nouns;
  const capital = new Set([
    ...[...names.er, ...names.sie, ...names.offen],
    ...[...animals, ...persons, ...things].flatMap(({ word, acc, plural }) => {
      return [word, acc.split(' ')[1] ?? word, plural];
    }),
    ...places.map(({ word }) => word),
    // `ich pfeife`, `wir leinen`: these may be verbs.
    ...Object.values(tools).flatMap(({ words }) => words.filter((word) => !/en?$/u.test(word))),
  ]);
  const small = new Set([
    ...Object.entries(verbs).flatMap(([past, forms]) => [past, ...forms]),
    ...frames.adjectives.flatMap(adjectiveForms),
  ]);
  return text
    .replaceAll(SMALL_WORD, (word) => {
      const name = word.charAt(0).toUpperCase() + word.slice(1);
      return capital.has(name) && !small.has(word) ? name : word;
    })
    .replaceAll(FIXED, (words) =>
      words.replace(/ (\p{Ll})(?=\p{L}*$)/u, (start) => start.toUpperCase()),
    )
    .replaceAll(SENTENCE_START, (start) => start.toUpperCase());
}
