import { expect, test } from 'vitest';
import { analyseReading } from './analyse-reading.ts';
import { hardWords, readingMessage } from './reading-outcome.tsx';

const TEXT = 'Die Oma liest im Garten ein Buch.';

test('a reading is correct above the threshold, with its tempo', async () => {
  const answer = await analyseReading(TEXT, {
    transcript: 'die Oma liest im Garten ein Buch',
    durationMs: 7000,
  });
  expect(answer).toMatchObject({ isCorrect: true, wordsPerMinute: 60, way: 'heard' });
  expect(readingMessage(answer)).toBe('Gelesen!');
});

test('words read otherwise are offered for practice, without blame', async () => {
  const answer = await analyseReading(TEXT, {
    transcript: 'die Oma lacht im Haus ein Tuch',
    durationMs: 7000,
  });
  expect(answer.isCorrect).toBe(false);
  expect(hardWords(answer)).toEqual(['liest', 'Garten', 'Buch']);
  expect(readingMessage(answer)).toBe('Du hast gelesen. Manche Wörter kannst du noch üben.');
});

test('what was not heard is nobody’s mistake and is not practised', async () => {
  const answer = await analyseReading(TEXT, { transcript: 'die Oma', durationMs: 2000 });
  expect(answer.isCorrect).toBe(false);
  expect(hardWords(answer)).toEqual([]);
  expect(readingMessage(answer)).toBe(
    'LUX hat nicht alle Wörter gehört. Du hast nichts falsch gemacht.',
  );
});

test('a hard word is offered once, and six are enough', async () => {
  const words = 'eins zwei drei vier fünf sechs sieben sieben'
    .split(' ')
    .map((word) => ({ word, state: 'again' as const }));
  const answer = { words, isCorrect: false, wordsPerMinute: null, way: 'heard' as const };
  expect(hardWords(answer)).toEqual(['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs']);
});

test('typed words, and words that came all at once, have no tempo', async () => {
  const transcript = 'Die Oma liest im Garten ein Buch';
  const typed = await analyseReading(TEXT, { transcript, durationMs: null });
  expect(typed).toMatchObject({ wordsPerMinute: null, way: 'typed', isCorrect: true });
  expect(readingMessage(typed)).toBe('Geschrieben!');
  const atOnce = await analyseReading(TEXT, { transcript, durationMs: 20 });
  expect(atOnce.wordsPerMinute).toBeNull();
});
