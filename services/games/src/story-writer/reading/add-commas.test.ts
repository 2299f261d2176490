import { expect, test } from 'vitest';
import { createLanguage } from '../language/create-language.ts';
import { addCommas } from './add-commas.ts';

const language = createLanguage();

test.each([
  ['Als wir rauskamen war das Rad weg.', 'Als wir rauskamen, war das Rad weg.'],
  ['Wir aßen. Wenn er kommt gehen wir.', 'Wir aßen. Wenn er kommt, gehen wir.'],
])('%s gets its comma', (written, right) => {
  expect(addCommas(written, language)).toBe(right);
});

test.each(['Als wir kamen, war es dunkel.', 'Als Kind war er klein.', 'Wir gingen heim.'])(
  '%s stays',
  (written) => {
    expect(addCommas(written, language)).toBe(written);
  },
);
