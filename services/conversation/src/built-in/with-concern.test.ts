import { checkText } from '@lux/child-safety/check-text.ts';
import { expect, test } from 'vitest';
import { teacher } from './testing/teacher.ts';

const { answer } = teacher;

test.each(['ich bin fertig mit der welt', 'ich fühl gar nichts mehr'])(
  'where a call for help is suspected nothing light is said: %s',
  (said) => {
    const verdict = checkText(said);
    const concern = verdict.verdict === 'ok' ? verdict.concern : undefined;
    expect(concern).toBeDefined();
    expect(answer(said, { assistantName: 'LUX', history: [], concern })).toMatch(/116 111/);
  },
);

test('no fact of hamsters answers why one’s own father bites', () => {
  const said = 'warum beißt mein papa';
  const verdict = checkText(said);
  const concern = verdict.verdict === 'ok' ? verdict.concern : undefined;
  expect(answer(said, { assistantName: 'LUX', history: [], concern })).toBe(concern?.answer);
});
