import { type Clause, numbersOf, readClauses } from './read-clauses.ts';

/** Who tells of coming and going, and asks nothing, wants to know what comes out. */
const HAPPENS =
  /(?<!\p{L})(?:steigen|steigt|gib\p{L}*|schenk\p{L}*|verschenk\p{L}*|verlier\p{L}*|bekomm\p{L}*|krieg\p{L}*|isst|esse|essen|kauf\p{L}*|fliegen|laufen|kommen|gehen|teil\p{L}*|verteil\p{L}*|verloren|gewonnen|gefunden|gegessen|verschenkt|verkauft|geplatzt|weggeflogen|weggelaufen|kaputt\p{L}*|dazubekommen|ausgestiegen|eingestiegen|aufgegessen|abgegeben)(?!\p{L})/iu;
const IS_OLDER = /(?<!\p{L})jahre (?:älter|jünger)(?!\p{L})/iu;
const LEAST_NUMBERS = 2;

/** The text with the question it leaves open; null where none is meant. */
export function withQuestion(text: string): string | null {
  if (text.includes('?') || numbersOf(readClauses(text)[0] ?? NOTHING).length === 0) return null;
  const count = readClauses(text).flatMap(numbersOf).length;
  if (count < LEAST_NUMBERS) return null;
  const plain = text.replace(/[.! ]+$/, '');
  if (IS_OLDER.test(text)) {
    const name = /^(?:mein\p{L}* )?(\p{L}+) ist/iu.exec(plain)?.[1];
    return name ? `${plain}. Wie alt ist ${name}?` : null;
  }
  if (!HAPPENS.test(text)) return null;
  return /teil/iu.test(text)
    ? `${plain}. Wie viel bekommt jeder?`
    : count > LEAST_NUMBERS
      ? `${plain}. Wie viele sind es jetzt?`
      : null;
}

const NOTHING: Clause = {
  words: [],
  deed: null,
  subject: null,
  recipient: null,
  amounts: [],
  isQuestion: false,
};
