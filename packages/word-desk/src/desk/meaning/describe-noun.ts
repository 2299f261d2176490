import { findNoun } from '../../lexicon/find-forms.ts';
import { german, list, type Tools } from '../tools.ts';

const NUMBER = /(?<!\p{L})(?:(?<one>ein)|zwei|drei|vier|fünf)(?!\p{L})/u;
const COUNTS: Readonly<Record<string, number>> = { ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5 };
const USUAL = 3;
/** "Beweis" is no ice. */
const LEAST_OF_END = 4;
const ADJECTIVES = '(?:adjektive?n?|wiew(?:ort|örter)n?|eigenschaftsw(?:ort|örter)n?)';
const ASKED = [
  new RegExp(
    `(?<!\\p{L})${ADJECTIVES} (?:\\p{L}+ ){0,3}?(?:zu|zum|zur|für|von|über) (?:(?:der|die|das|den|dem|ein|eine|einen|einem|einer|wort|nomen) )*(?<noun>\\p{L}{2,})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})wie (?:kann|könnte|soll) (?:ein|eine|der|die|das|man ein|man eine|man einen) (?<noun>\\p{L}{2,}) (?:alles )?(?:sein|beschreiben).*${ADJECTIVES}`,
    'u',
  ),
];

/** "Fünf Adjektive zu Hund": how such a thing may be; null where that is not asked. */
export function describeNoun(text: string, { content, lexicon }: Tools): string | null {
  const small = text.toLowerCase();
  const word = ASKED.map((pattern) => pattern.exec(small)?.groups?.noun).find(
    (noun) => noun !== undefined,
  );
  const noun = word === undefined ? undefined : findNoun(lexicon, word);
  if (word === undefined || !noun) return null;
  const lemma = noun.lemma.toLowerCase();
  const own =
    content.describing[lemma] ??
    Object.entries(content.describing).find(
      ([name]) =>
        name.length >= LEAST_OF_END && lemma.endsWith(name) && lemma.length > name.length + 2,
    )?.[1];
  if (!own)
    return `Zu ${german(noun.lemma)} fällt mir gerade keines ein. Überlege: Wie sieht es aus, wie klingt es, wie fühlt es sich an?`;
  const count = COUNTS[NUMBER.exec(small)?.[0] ?? ''] ?? USUAL;
  const verb = count === 1 ? 'passt' : 'passen';
  return `Zu ${german(noun.lemma)} ${verb} zum Beispiel: ${list(own.slice(0, count))}.`;
}
