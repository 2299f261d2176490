import { expect, test } from 'vitest';
import { judgeRow } from './recite-row.ts';

test('a whole row is right', () => {
  const row = judgeRow('vier acht zwölf 16 20 24 28 32 36 vierzig', 4);
  expect(row).toEqual({ isRight: true, verdict: expect.stringContaining('stimmt ganz') });
});

test('the first slip is corrected with its sum', () => {
  const row = judgeRow('6, 12, 18, 25 und 30', null);
  expect(row).toEqual({
    isRight: false,
    verdict: expect.stringContaining('24, denn 4 mal 6 ist 24'),
  });
});

test('a row that stops is told how it goes on', () => {
  expect(judgeRow('7 14 21 28', 7)?.verdict).toContain('Danach kommt 35');
});

test.each(['7', 'sieben und acht', 'ich bin 7 und will 8 äpfel', '1 5 3 9'])(
  '%s is no row',
  (said) => {
    expect(judgeRow(said, null)).toBeNull();
  },
);
