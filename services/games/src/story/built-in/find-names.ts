import type { StoryData } from './load-story-data.ts';

/** Begins sentences and is nobody. */
const NOBODY = new Set(
  'der die das den dem des ein eine einen einem einer es er sie ich du wir ihr man da dann doch plötzlich und aber oder im am in an auf aus bei mit nach von vor zu zum zur eines einmal heute gestern morgen als was wer wie wo warum wann alle alles beide mein meine meinen dein deine sein seine ihre ihren unser unsere jetzt nun hier dort danach später endlich zuerst schließlich immer manchmal niemand jemand jeder jede jedes keiner keine nichts etwas dies dieser diese dieses oben unten draußen drinnen abends morgens nachts mittags wenn weil dass ob damit denn so auch noch schon nur ja nein leider bald kurz wieder viele einige zwei drei ende hallo hey oh ach ok okay hinter unter über neben zwischen während deshalb darum trotzdem sofort sogar vielleicht natürlich gemeinsam zusammen'.split(
    ' ',
  ),
);

/**
 * The names in a text, in its order: first names LUX knows, what is called so, and who
 * does something at the beginning of a sentence.
 */
export function findNames(
  text: string,
  { names, nouns, verbs }: Pick<StoryData, 'names' | 'nouns' | 'verbs'>,
  given: readonly string[] = [],
): string[] {
  const known = new Set([...names.er, ...names.sie, ...given]);
  const things = new Set(
    [...nouns.animals, ...nouns.persons, ...nouns.things]
      .flatMap(({ word, acc, plural }) => [word, acc.split(' ')[1] ?? '', plural])
      .concat(nouns.places.map(({ word }) => word)),
  );
  const doing = new Set(Object.entries(verbs).flatMap(([past, [, er]]) => [past, er]));
  const beings = [...nouns.animals, ...nouns.persons].map(({ word }) => word).join('|');

  const found = [
    ...(text.match(/\p{Lu}\p{L}+/gu) ?? []).filter((word) => known.has(word)),
    ...given.filter((name) => text.includes(name)),
    ...captures(text, /(?:heißt|hieß|heißen|namens|Namen?|Name (?:ist|war)) (\p{Lu}\p{L}+)/gu),
    ...captures(text, new RegExp(`(?<!\\p{L})(?:${beings}) (\\p{Lu}\\p{L}+)`, 'gu')),
    ...[...text.matchAll(/(?:^|[.!?…“"]\s+)(\p{Lu}\p{Ll}+) (\p{Ll}+)/gu)].flatMap(
      ([, name, verb]) => (name && verb && doing.has(verb) ? [name] : []),
    ),
  ].filter((name) => given.includes(name) || isName(name, things));

  return [...new Set(found)].toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => (found ? [found] : []));
}

function isName(name: string, things: ReadonlySet<string>): boolean {
  return !NOBODY.has(name.toLowerCase()) && !things.has(name);
}
