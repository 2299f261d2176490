import { disguises, foldLetters } from '../matching/spelling.ts';
import { replaceConfusables } from './confusable-letters.ts';
import { splitRunTogether } from './split-run-together.ts';

const CHUNK = /[\p{L}\p{N}@$€!]+/gu;
/** A figure or sign with a letter after it, and letters around: not "5b", "mp3", "h2o", "7!". */
const IS_DISGUISED =
  /\p{L}[013457@$€!]+\p{L}{2}|\p{L}{2}[013457@$€!]+\p{L}|^[013457]\p{L}{2}|\p{L}[013457@$€!]\p{L}$/u;
const CHEMISTRY = /^(?:h2o|co2|c4h|mp[34]|r2d2|c3po)/;
/** Single letters with one sign or space between: "s t e r b e n", "s.t.e.r.b.e.n", "s-t-e-r-b-e-n". */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[ .,_*\-/|+]\p{L}(?![\p{L}\p{N}])){2,}/gu;
/** Drawings that stand for a word the rules must read. */
const DRAWN: Readonly<Record<string, string>> = {
  '💣': 'bombe',
  '🔫': 'pistole',
  '🔪': 'messer',
  '🗡': 'messer',
  '💊': 'tabletten',
  '🚬': 'zigaretten',
};
const DRAWING = /[💣🔫🔪🗡💊🚬]/gu;
const INVISIBLE =
  /\u034f|\ufe0f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/**
 * A text without what hides its words: invisible signs, letters of other scripts or of fancy type,
 * figures for letters, spaced and stretched letters, words run together. Small letters, umlauts spelled
 * out. The rules read a text as it stands and, where it differs, in this form too.
 */
export function normaliseText(text: string): string {
  const plain = text
    .replace(INVISIBLE, '')
    .replace(DRAWING, (drawing) => ` ${DRAWN[drawing]} `)
    .normalize('NFKC')
    .toLowerCase();
  return foldLetters(replaceConfusables(plain))
    .replace(CHUNK, undisguise)
    .replace(SPACED, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[a-z]{11,}/g, (word) => splitRunTogether(word).join(' ') || word);
}

function undisguise(word: string): string {
  const isText = IS_DISGUISED.test(word) && !CHEMISTRY.test(word);
  return isText ? word.replace(/[013457@$€!]/gu, (sign) => disguises[sign] ?? sign) : word;
}
