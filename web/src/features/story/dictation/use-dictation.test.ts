import { expect, test } from 'vitest';
import { appendSpoken } from './use-dictation.ts';

test.each([
  ['', 'der Drache flog', 'Der Drache flog'],
  ['Der Drache flog', 'über das Meer', 'Der Drache flog über das Meer'],
  ['Er landete. ', 'da kam Mia', 'Er landete. Da kam Mia'],
  ['„Halt!“', 'öfter ging es nicht', '„Halt!“ Öfter ging es nicht'],
])('"%s" and spoken "%s" make "%s"', (text, spoken, whole) => {
  expect(appendSpoken(text, spoken)).toBe(whole);
});
