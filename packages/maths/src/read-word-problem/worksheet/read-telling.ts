import { type Piece, readPieces } from '../read-amounts.ts';
import { readUnit } from '../units.ts';
import { clausesOfMentions } from './clauses-of-mentions.ts';
import type { Mention, Told } from './mention.ts';
import { readMentions } from './read-mentions.ts';
import { type Purpose, readPurpose } from './read-purpose.ts';

const LONGEST = 400;
const MOST = 7;
const ASKS = /(?<!\p{L})(?:um )?wie ?(?:viele?n?|alt|lang|weit|schwer|groß|teuer|hoch)(?!\p{L})/gu;

/** What a problem tells, number by number, and what it asks. */
export interface Telling {
  text: string;
  words: readonly string[];
  told: readonly Told[];
  purpose: Purpose;
  question: readonly Piece[];
}

/** Reads the numbers of a problem with their clauses, and its question; null where it has none. */
export function readTelling(said: string): Telling | null {
  const text = said
    .toLowerCase()
    .replace(
      /(?<=(?:am|im|der|die|beim|in) )\d+\.? (?=(?:tag|spiel|runde|klasse|mal)(?!\p{L}))/gu,
      '',
    );
  if (text.length > LONGEST) return null;
  const start = [...text.matchAll(ASKS)].at(-1)?.index;
  if (start === undefined) return null;
  const pieces = readPieces(text.slice(0, start));
  const question = readPieces(text.slice(start)).filter(({ word }) => /[\p{L}\d]/u.test(word));
  const mentions = inOneUnit(readMentions(pieces));
  if (mentions.length < 2 || mentions.length > MOST) return null;
  const words = pieces.map(({ word }) => word);
  const told = clausesOfMentions(words, mentions);
  if (told === null) return null;
  const tail = words.slice(mentions.at(-1)?.end ?? 0).join(' ');
  const purpose = readPurpose(
    question.map(({ word }) => word),
    tail,
    text,
  );
  return { text, words, told, purpose, question };
}

/** "12 Kilometer … und am dritten Tag 9": a number that counts nothing is of what the first is measured in. */
function inOneUnit(mentions: readonly Mention[]): Mention[] {
  const [first] = mentions;
  const unit = readUnit(first?.units[0] ?? '');
  if (!unit || !first || unit.dimension === 'money') return [...mentions];
  return mentions.map((mention) =>
    (mention.kind === 'amount' || mention.kind === 'more') &&
    mention.dimension === null &&
    mention.noun === null
      ? {
          ...mention,
          value: mention.value * unit.size,
          dimension: unit.dimension,
          units: first.units,
        }
      : mention,
  );
}
