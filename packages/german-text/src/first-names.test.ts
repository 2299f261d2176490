import { expect, test } from 'vitest';
import { firstNames } from './first-names.ts';

test('no name stands twice, and each is a name', () => {
  const { girl, boy, person } = firstNames;
  const names = [...girl, ...boy, ...person];
  expect(girl).toContain('Zeynep');
  expect(boy).toContain('Ömer');
  expect(person).toContain('Kim');
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
});
