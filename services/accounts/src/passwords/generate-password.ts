import { randomInt } from 'node:crypto';
import { readList } from './read-list.ts';

const words = readList('password-words.txt');

const WORDS = 3;

/**
 * A password that can be dictated to a child: `Wolke-Besen-Zebra-47`. About 30 bits, which is plenty
 * where guessing is slowed down to one try a minute (`login-attempt.store.ts`).
 */
export function generatePassword(): string {
  const chosen = Array.from({ length: WORDS }, () => words[randomInt(words.length)]);
  return [...chosen, randomInt(10, 100)].join('-');
}
