import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLookalike, usernameKey, usernameLook } from './username-key.ts';

test.each([
  ['full-width letters', 'ＲＥＫＴＯＲＩＮ'],
  ['letters of mathematics', '𝐑𝐞𝐤𝐭𝐨𝐫𝐢𝐧'],
  ['capitals', 'REKTORIN'],
  ['a Cyrillic о', 'Rektоrin'],
  ['a Greek ο', 'Rektοrin'],
  ['a zero', 'Rekt0rin'],
  ['spaces around it', ' Rektorin '],
])('%s make no other name', (_what, spelling) => {
  expect(usernameKey(spelling)).toBe(usernameKey('Rektorin'));
});

test.each([
  ['Mia', 'Mila'],
  ['Elia', 'Ella'],
  ['Jörg', 'Jorg'],
  ['tom.1', 'tom-1'],
  ['Lea', 'Leah'],
])('%s and %s are two children', (one, other) => {
  expect(usernameKey(one)).not.toBe(usernameKey(other));
  expect(usernameLook(one)).not.toBe(usernameLook(other));
});

test('ß is ss, and a final sigma is a sigma', () => {
  expect(usernameKey('Weiß')).toBe(usernameKey('WEISS'));
  expect(usernameKey('σς')).toBe(usernameKey('ΣΣ'));
});

test('what looks alike as it is written has one look, whatever its small letters are', () => {
  expect(usernameLook('EIIa')).toBe(usernameLook('Ella'));
  expect(usernameLook('lna')).toBe(usernameLook('Ina'));
});

test('near a reserved name comes every spelling that a person could mistake', () => {
  for (const name of [
    'REKTORlN',
    'Rektor1n',
    'rektorln',
    'ＲＥＫＴＯＲＩＮ',
    'RЕКТОRIN',
    'Rektorin.',
    'Rek-tor_in',
  ]) {
    expect(isLookalike(name, 'Rektorin')).toBe(true);
  }
  expect(isLookalike('Rektor', 'Rektorin')).toBe(false);
});

test('the key of a key is that key, for every character of Unicode’s table', () => {
  const table = readFileSync(new URL('../../data/confusables.txt', import.meta.url), 'utf8');
  const characters = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => line.split(' < ')[1]?.split(' ') ?? [])
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)));
  expect(characters.length).toBeGreaterThan(1_500);
  const changing = characters.filter((one) => usernameKey(usernameKey(one)) !== usernameKey(one));
  expect(changing).toEqual([]);
});
