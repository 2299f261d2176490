import { describe, expect, test } from 'vitest';
import { markSpeech } from './mark-speech.ts';
import { spokenEnd } from './spoken-end.ts';

test('behind a colon what is said gets its signs', () => {
  expect(markSpeech('Er sagt zum Raben: hilf mir! Dann ging er.')).toBe(
    'Er sagt zum Raben: „Hilf mir!“ Dann ging er.',
  );
  expect(markSpeech('Auf dem Zettel war ein Wort: Keller.')).toBe(
    'Auf dem Zettel war ein Wort: Keller.',
  );
});

describe('the end of a text', () => {
  test.each([
    ['Da kam Opa. „Wo bist du?“, fragte er.', { isQuestion: true, speech: 'Wo bist du?' }],
    ['Opa sagte: „Komm mit.“', { isQuestion: false, speech: 'Komm mit' }],
    ['Was war das nur?', { isQuestion: true, speech: null }],
    ['„Komm!“, rief Opa. Dann liefen wir alle zusammen hinunter zum großen Fluss.', null],
  ])('%s', (text, end) => {
    expect(spokenEnd(text)).toEqual(end);
  });
});
