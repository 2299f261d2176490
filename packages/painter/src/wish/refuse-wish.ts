import type { Lexicon } from '../lexicon/create-lexicon.ts';
import { nearWords } from './near-words.ts';

/** A kind German sentence for a wish with nothing in it that can be painted. */
export function refuseWish(lexicon: Lexicon, unknownWords: string[]): string {
  const [unknown] = unknownWords;
  const known = nearWords(lexicon, unknown ?? '');
  const offer = `${known.slice(0, -1).join(', ')} oder ${known.at(-1)}`;
  return unknown
    ? `„${unknown}“ kann ich leider noch nicht malen. Aber ich kenne zum Beispiel ${offer}. Was davon möchtest du?`
    : `Ich habe noch nicht verstanden, was ich malen soll. Ich kann zum Beispiel ${offer} malen. Was möchtest du?`;
}
