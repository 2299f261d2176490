import { expect, test } from 'vitest';
import { markOf } from '../testing/heard-as.ts';

test.each([
  'ich hab wasser getrunken',
  'wir haben kakao getrunken und gespielt',
  'ich hab malzbier getrunken',
  'ich hab apfelschorle getrunken hat mama gesagt',
  'drei gläser wasser hab ich getrunken',
  'mein hase hat wasser getrunken',
  'ich hab in der schule wasser getrunken',
  'ich hab viel wasser getrunken weil es heiß war',
  'ich habe heißen kakao getrunken',
])('“%s” is no poisoning', (text) => {
  expect(markOf(text)).toBe('ok');
});

test.each([
  'mein bruder hat rotwein getrunken',
  'ich hab das wasser aus der pfütze getrunken',
  'ich hab saft getrunken und jetzt ist mir schwindelig',
  'ich hab was aus der flasche getrunken',
  'meine schwester hat spülmittel getrunken',
])('“%s” is no plain drink', (text) => {
  expect(markOf(text)).toBe('crisis');
});
