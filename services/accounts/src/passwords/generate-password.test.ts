import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { isCommonPassword } from './is-common-password.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8').split('\n');

test('three words and a number, each time others, and none that is tried first', () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  for (const password of passwords) {
    expect(password).toMatch(/^([A-Z][a-z]{3,6}-){3}[1-9]\d$/);
    expect(isCommonPassword(password, 'mia')).toBe(false);
  }
  expect(new Set(passwords).size).toBe(500);
});

test('there are enough words, each once, and easy to write', () => {
  const words = read('password-words.txt').filter((line) => line !== '' && !line.startsWith('#'));
  expect(words.length).toBeGreaterThan(250);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => !/^[A-Z][a-z]{3,6}$/.test(word))).toEqual([]);
});
