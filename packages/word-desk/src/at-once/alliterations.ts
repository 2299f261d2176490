import type { Tools } from '../desk/tools.ts';

const ASKS =
  /(?<!\p{L})(?:satz|sätze)(?!\p{L}).*(?:jedes|alle|alles|nur|lauter|jeder|immer)(?: die)?(?: wort| wörter| wörtern| nomen)?.* (?:mit|dem buchstaben|vom buchstaben|buchstaben) (?:dem |einem |buchstaben |nem )*(?<letter>sch|[a-zäöü])(?!\p{L})/u;
const TERM =
  /(?:satz|zungenbrecher|stabreim|alliteration) mit (?:lauter |nur |dem |buchstaben )*(?<letter>sch|[a-zäöü])(?: am anfang)?$/u;

/** A sentence in which every word begins with one letter. */
export function answerAlliteration(text: string, { content }: Tools): string | null {
  const letter = (ASKS.exec(text) ?? TERM.exec(text))?.groups?.letter;
  const sentence = letter === undefined ? undefined : content.alliterations[letter];
  if (letter === undefined) return null;
  return sentence
    ? `Zum Beispiel: ${sentence}`
    : `Mit ${letter.toUpperCase()} fällt mir leider kein Satz ein. Dafür gibt es zu wenige Wörter.`;
}
