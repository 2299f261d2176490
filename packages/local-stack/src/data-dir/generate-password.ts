import { randomInt } from 'node:crypto';

// Without letters that look or sound alike when read out in German (c/k, v/f, y/i, q, x).
const consonants = 'bdfghklmnprstwz';
const vowels = 'aeiou';

/** A password that can be read out and typed by anybody: four groups such as `bado-kemi-rufa-tilo`, 49 bits. */
export function generatePassword(): string {
  return Array.from({ length: 4 }, () => syllable() + syllable()).join('-');
}

function syllable(): string {
  return pick(consonants) + pick(vowels);
}

function pick(letters: string): string {
  return letters.charAt(randomInt(letters.length));
}
