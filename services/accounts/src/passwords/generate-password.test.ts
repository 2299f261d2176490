import { expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { isCommonPassword } from './is-common-password.ts';
import { readList } from './read-list.ts';

test('three words and a number, each time others, and none that is tried first', () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  for (const password of passwords) {
    expect(password).toMatch(/^([A-Z][a-z]{3,6}-){3}[1-9]\d$/);
    expect(isCommonPassword(password, { username: 'mia', displayName: null })).toBe(false);
  }
  expect(new Set(passwords).size).toBe(500);
});

test('there are enough words, each once, and easy to write', () => {
  const words = readList('password-words.txt');
  expect(words.length).toBeGreaterThan(250);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => !/^[A-Z][a-z]{3,6}$/.test(word))).toEqual([]);
});
