import { expect, test } from 'vitest';
import { visualRuns } from './text-runs.ts';

const shown = (text: string, direction: 'ltr' | 'rtl') =>
  visualRuns([{ text, isGap: false }], direction).map((run) => run.text);

test('German stands as it is written', () => {
  expect(shown('Frist: 30 Tage (ungefähr).', 'ltr').join('')).toBe('Frist: 30 Tage (ungefähr).');
});

test('words of Arabic go from right to left, numbers and addresses within them from left to right', () => {
  // Each word stays as it is written: the font turns and joins its letters.
  expect(shown('مدة 30 يومًا: api.openai.com.', 'rtl')).toEqual([
    '.',
    'api.openai.com',
    ' ',
    ':',
    'يومًا',
    ' ',
    '30',
    ' ',
    'مدة',
  ]);
});

test('brackets open to where reading goes on', () => {
  expect(shown('(مدرسة)', 'rtl')).toEqual(['(', 'مدرسة', ')']);
});

test('what is to be filled in stays apart', () => {
  const runs = visualRuns(
    [
      { text: 'Schule: ', isGap: false },
      { text: '[Name: ____]', isGap: true },
      { text: '.', isGap: false },
    ],
    'ltr',
  );
  expect(
    runs
      .filter(({ isGap }) => isGap)
      .map(({ text }) => text)
      .join(''),
  ).toBe('[Name: ____]');
});
