import type { Noun } from './noun.ts';

const ARTICLE = `(?:der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|dein|deine|deinen|sein|seine|seinen|seinem|seiner|ihr|ihre|ihren|ihrem|ihrer|unser|unsere|unseren|unserem)`;

/** The noun of these that a text speaks of most, as one of its kind: `einen Hund`, not `Hunde`. */
export function findNoun(text: string, nouns: readonly Noun[]): Noun | null {
  // Most are not in the text at all, and looking for a part of a word is cheap.
  const small = text.toLowerCase();
  const possible = nouns.filter(({ word }) => small.includes(word.toLowerCase()));
  const counted = possible.map((noun) => ({ noun, places: [...text.matchAll(patternOf(noun))] }));
  const [most] = counted
    .filter(({ places }) => places.length > 0)
    .toSorted(
      (one, other) =>
        other.places.length - one.places.length ||
        (one.places[0]?.index ?? 0) - (other.places[0]?.index ?? 0),
    );
  return most?.noun ?? null;
}

function patternOf({ word, acc }: Noun): RegExp {
  const forms = [...new Set([word, acc.split(' ')[1] ?? word])].join('|');
  return new RegExp(
    String.raw`(?<!\p{L})${ARTICLE}\s(?:\p{Ll}+\s){0,2}(?:${forms})(?!\p{L})`,
    'giu',
  );
}
