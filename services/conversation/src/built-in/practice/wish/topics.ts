import type { Subject } from './wish.ts';

const TOPICS: readonly [RegExp, string][] = [
  [/dino/u, 'dinosaurier'],
  [/tier|hund|katze|pferd/u, 'tiere'],
  [/weltall|planet|stern|mond|raumfahrt|weltraum/u, 'weltall'],
  [/natur|pflanz|wetter|baum|bäume|jahreszeit/u, 'natur'],
  [/körper|gesundheit|mensch/u, 'körper'],
  [/deutschland|erdkunde|geogra/u, 'deutschland'],
  [/alltag|verkehr/u, 'alltag'],
  [/(?<!\p{L})(?:essen|küche)(?!\p{L})/u, 'alltag'],
];
const WORD_TOPICS: readonly [RegExp, string][] = [
  [/farbe/u, 'farben'],
  [/zahl(?!e[^n])/u, 'zahlen'],
  [/essen|obst|gemüse|lebensmittel/u, 'essen'],
  [/familie/u, 'familie'],
  [/schul(?:sachen|e)/u, 'schule'],
  [/körperteil/u, 'körper'],
];

/** Words with "nn", "tt" or "ck". */
export const DOUBLED = 'doppelt';
const TWICE =
  /doppel\p{L}*(?:laut|konsonant|buchstabe|mitlaut)\p{L}*|doppelte\p{L}? (?:mitlaute?\p{L}*|konsonant\p{L}*|buchstaben?)/u;

/** What a quiz or English words are to be about. */
export const readTopic = (plain: string, subject: Subject) =>
  (subject === 'english' ? [...WORD_TOPICS, ...TOPICS] : TOPICS).find(([pattern]) =>
    pattern.test(plain),
  )?.[1] ?? null;

/** The letters of words, the capitals of countries, or what a quiz is about. */
export function topicOf(subject: Subject, plain: string): string | null {
  if (subject === 'spelling' && TWICE.test(plain)) return DOUBLED;
  if (subject === 'spelling')
    return (
      /wörter\p{L}*(?: \p{L}+){0,3} mit (?:langem |dem |einem |kurzem )?(\p{L}{1,3})(?!\p{L})/u.exec(
        plain,
      )?.[1] ?? null
    );
  if (subject === 'capitals')
    return /europa|länder(?!n? ?deutsch)|welt/u.test(plain) && !/bundesl/u.test(plain)
      ? 'europa'
      : null;
  return subject === 'quiz' || subject === 'english' ? readTopic(plain, subject) : null;
}
