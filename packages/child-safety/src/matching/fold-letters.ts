import { spellOutUmlauts, stripMarks } from '@lux/german-text/fold-letters.ts';

const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** One spelling for all: small letters, ä as ae, ß as ss, no accents, no invisible characters. */
export function foldLetters(text: string): string {
  return stripMarks(spellOutUmlauts(text.normalize('NFKC').toLowerCase().replace(INVISIBLE, '')));
}
