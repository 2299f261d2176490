import type { Noun, StoryData } from '../data/load-story-data.ts';

const ARTICLE = `(?:der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|dein|deine|deinen|sein|seine|seinen|seinem|seiner|ihr|ihre|ihren|ihrem|ihrer|unser|unsere|unseren|unserem)`;

/** The noun of these that a text speaks of most, as one of its kind: `einen Hund`, not `Hunde`. */
export function findNoun(text: string, nouns: readonly Noun[]): Noun | null {
  // A cheap filter first: most nouns are not in the text at all.
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

type Gender = 'm' | 'f' | 'n' | 'unknown';

const MEN = /^(?:der|Herr|Onkel|Opa|Papa|Kapitän|König|Prinz|Graf) /iu;
const WOMEN = /^(?:die|Frau|Tante|Oma|Mama|Königin|Prinzessin|Gräfin|Fee|Hexe) /iu;

/**
 * Whether somebody is er, sie or es: a name LUX knows, a word beside it (`Zorbo, der Drache`), or the
 * one pronoun a text has. Otherwise unknown; LUX does not guess.
 */
export function guessGender(
  name: string,
  text: string,
  { names, nouns, themes }: Pick<StoryData, 'names' | 'nouns' | 'themes'>,
): Gender {
  const ours = Object.values(themes)
    .flatMap(({ heroes }) => heroes)
    .find((hero) => hero.name === name);
  if (ours) return ours.gender;
  // `Kapitänin Lou`
  if (
    new RegExp(`(?<!\\p{L})\\p{Lu}\\p{Ll}{3,}in ${RegExp.escape(name)}(?!\\p{L})`, 'u').test(
      text,
    ) &&
    !names.sie.includes(name)
  )
    return 'f';
  // `ein Junge, der hieß Kasimir`
  const called = new RegExp(
    `(?<!\\p{L})(der|die|das) (?:hieß|heißt) ${RegExp.escape(name)}(?!\\p{L})`,
    'u',
  ).exec(text)?.[1];
  if (called === 'der') return 'm';
  if (called === 'die') return 'f';
  if (names.er.includes(name) || MEN.test(name)) return 'm';
  if (names.sie.includes(name) || WOMEN.test(name)) return 'f';
  if (/^das /iu.test(name)) return 'n';

  const near = new RegExp(
    `[^.!?]{0,40}(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})[^.!?]{0,40}`,
    'u',
  );
  const around = near.exec(text)?.[0] ?? text;
  const being = findNoun(around, [...nouns.animals, ...nouns.persons]);
  if (being) return ({ der: 'm', die: 'f', das: 'n' } as const)[articleOf(being.nom)];
  // `Giulia hat ihrem Opa versprochen …`
  const behind = new RegExp(
    `(?<!\\p{L})${RegExp.escape(name)} [^.!?]{0,40}?(?<!\\p{L})(ihr|sein)(?:e|en|em|er|es)? \\p{L}`,
    'u',
  );
  const owns = behind.exec(text)?.[1];
  if (owns) return owns === 'ihr' ? 'f' : 'm';
  const hasHe = /(?<!\p{L})(er|ihm|ihn)(?!\p{L})/iu.test(text);
  const hasShe = /(?<!\p{L})sie(?!\p{L})/iu.test(text);
  if (hasHe === hasShe) return 'unknown';
  return hasHe ? 'm' : 'f';
}

function articleOf(nom: string): 'der' | 'die' | 'das' {
  if (nom.startsWith('der ')) return 'der';
  return nom.startsWith('die ') ? 'die' : 'das';
}
