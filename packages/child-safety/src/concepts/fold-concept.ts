import { foldLetters } from '../matching/spelling.ts';
import { replaceConfusables } from '../normalise/confusable-letters.ts';

/** Letters of other alphabets that are typed without their marks, or of which two look alike. */
const ALIKE: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ə: 'e',
  ك: 'ک',
  ي: 'ی',
  ى: 'ی',
  ة: 'ه',
};

/** One spelling of a word for all: no marks, no umlauts in two letters ("doevueyor" as "dovuyor"). */
export function foldConcept(text: string): string {
  return foldLetters(replaceConfusables(text.toLowerCase()))
    .replace(/[łđıəكيىة]/gu, (letter) => ALIKE[letter] ?? letter)
    .replace(/([aou])e/g, '$1');
}
