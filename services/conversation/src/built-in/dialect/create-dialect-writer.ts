import { z } from 'zod';
import { meantByPlace } from './by-place.ts';
import { numbersBySound } from './numbers-by-sound.ts';

/** `data/dialect.yaml`: what stands in books, and how dialects say it. */
export const DialectFile = z.object({
  words: z.record(z.string(), z.array(z.string().min(1)).min(1)),
  /** Words that are German elsewhere and dialect only beside another word of one. */
  doubtful: z.array(z.string()),
});
export type DialectFile = z.infer<typeof DialectFile>;

/** "Mei Katz" is "meine Katze". */
const OF_HER =
  /^ (?:\p{L}+ )?(?:katz|oma|mama|mutt|mudd|muadd|schwest|schweschd|freindin|freundin|tante|lehrerin|klass|maus|lehrarin)/iu;
/** "Wia da Blitz": "der", where a thing or somebody follows. */
const THE_NEXT = /^ (\p{L}+)/u;
/** "Wo ist der da hin?" points; these are nouns nowhere. */
const POINTS = /^(?:ist|is|war|so|in|im|drin|hin|rein|raus|gibt|auch|wo|was|wie|die|der|das)$/iu;

/** "Wie kimmt'n", "was is'n": "denn", said short. */
const SHORT_DENN = /(?<=(?<!\p{L})(?:\p{L}+ ){0,3})(\p{L}+)['’]n(?= )/giu;
const placeOf = (front: string, behind: string) => ({
  before: /(\p{L}+)[ ,]+$/u.exec(front)?.[1]?.toLowerCase() ?? '',
  behind: /^[ ,]+(\p{L}+)/u.exec(behind)?.[1]?.toLowerCase() ?? '',
  isFirst: front.trim() === '',
});

/** "Fünf mal nei" is a number, "wo fließt sie nei" is none. */
const RECKONS =
  /(?<!\p{L})(?:plus|minus|mal|moi|weniger|geteilt|wie ?vie?l|wiavui|zehn|acht)(?!\p{L})/iu;

/**
 * Writes a sentence in dialect as it stands in books; where no word is of a dialect it stays as it is.
 * All skills hear it so.
 */
export function createDialectWriter(
  { words, doubtful }: DialectFile,
  isNoun: (word: string) => boolean,
): (text: string) => string {
  const meant = new Map(
    Object.entries(words).flatMap(([book, spoken]) => spoken.map((word) => [word, book] as const)),
  );
  const unsure = new Set(doubtful);

  /** "Da Kuckuck" has an article, "da war" has none. */
  function isArticle(behind: string): boolean {
    const [, next = ''] = THE_NEXT.exec(behind) ?? [];
    if (next === '' || POINTS.test(next)) return false;
    return /^\p{Lu}/u.test(next) || isNoun(meant.get(next.toLowerCase()) ?? next);
  }

  /** "Jegenteil": in Berlin and along the Rhine a G at the beginning is heard as J. */
  const withoutJ = (word: string) =>
    /^j\p{L}{4,}$/u.test(word) && !isNoun(word) && isNoun(`g${word.slice(1)}`)
      ? `g${word.slice(1)}`
      : word;

  return (said) => {
    const text = numbersBySound(said.replace(SHORT_DENN, '$1 denn'));
    const own = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => meant.has(word));
    const isDialect = own.some((word) => !unsure.has(word)) || own.length > 1;
    if (!isDialect) return text;
    const written = text.replaceAll(/\p{L}+/gu, (word, at: number) => {
      const lower = word.toLowerCase();
      const behind = text.slice(at + word.length);
      const place = meantByPlace(lower, placeOf(text.slice(0, at), behind));
      if (place !== null) return place;
      if (lower === 'da') return isArticle(behind) ? 'der' : word;
      if (lower === 'mei' && OF_HER.test(behind)) return 'meine';
      if (lower === 'nei') return RECKONS.test(text) ? 'neun' : 'hinein';
      const book = meant.get(lower) ?? withoutJ(word);
      return word === lower || book.length < 2 || lower === 'i'
        ? book
        : book.charAt(0).toUpperCase() + book.slice(1);
    });
    // "Kannsch du" holds its "du" twice.
    return written
      .replaceAll(/(?<!\p{L})du du(?!\p{L})/gu, 'du')
      .replaceAll(/\s{2,}/g, ' ')
      .trim();
  };
}
