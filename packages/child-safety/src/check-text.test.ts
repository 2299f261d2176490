import { describe, expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { readSentences, readSentencesByCategory } from './testing/corpus.ts';

const blockedSentences = readSentencesByCategory('blocked');
const crisisSentences = readSentencesByCategory('crisis');
const harmlessSentences = readSentences('harmless-sentences');

describe('a harmless sentence passes', () => {
  test.each(harmlessSentences)('%s', (sentence) => {
    expect(checkText(sentence)).toMatchObject({ verdict: 'ok' });
  });
});

describe.each(Object.entries(blockedSentences))(
  '%s is kindly turned down',
  (category, sentences) => {
    test.each(sentences)('%s', (sentence) => {
      expect(checkText(sentence)).toMatchObject({ verdict: 'blocked', category });
    });
  },
);

/** Dangers that the rules have one name for, and the answers several. */
const finer: Record<string, string[]> = {
  emergency: ['emergency', 'fire', 'injury', 'poison', 'breath', 'lost'],
  'self-harm': ['self-harm', 'eating', 'other-child'],
  'violence-at-home': ['violence-at-home', 'neglect', 'other-child'],
};

describe.each(Object.entries(crisisSentences))('%s is taken seriously', (category, sentences) => {
  test.each(sentences)('%s', (sentence) => {
    const verdict = checkText(sentence);
    expect(verdict.verdict).toBe('crisis');
    expect(finer[category] ?? [category]).toContain(
      verdict.verdict === 'crisis' && verdict.category,
    );
  });
});

test.each(readSentences('calls-for-help'))('help comes for: %s', (sentence) => {
  expect(checkText(sentence).verdict).toBe('crisis');
});

test.each(readSentences('refused-sentences'))('not answered as it stands: %s', (sentence) => {
  expect(checkText(sentence).verdict).not.toBe('ok');
});

test.each(readSentences('lookalike-sentences'))('looks dangerous and is not: %s', (sentence) => {
  expect(checkText(sentence)).toMatchObject({ verdict: 'ok' });
});

test('what a child answers while it practises is heard: numbers, single words in German and English', () => {
  const numbers = Array.from({ length: 121 }, (_, number) => String(number));
  const words = [
    'twenty',
    'thirty',
    'sixty',
    'three',
    'grey',
    'red',
    'mouse',
    'richtig?',
    'stimmts',
  ];
  for (const said of [...numbers, ...words]) {
    expect([said, checkText(said).verdict]).toEqual([said, 'ok']);
  }
});

test('empty and very long texts are no problem', () => {
  expect(checkText('')).toEqual({ verdict: 'ok' });
  expect(checkText('Hallo! '.repeat(2000))).toEqual({ verdict: 'ok' });
});

test.each([
  [
    'ich hab heute wieder das frühstück in den müll',
    expect.stringMatching(/^(?:eating|self-harm)$/),
  ],
  ['kann man sich unsichtbar machen damit die anderen einen in ruhe lassen', 'bullying'],
])('is not sure of "%s" and asks back with care', (sentence, category) => {
  expect(checkText(sentence)).toMatchObject({ verdict: 'ok', concern: { category } });
});

test.each(['warum ist der himmel blau', 'ich mag keine erbsen', 'meine oma ist im krankenhaus'])(
  'has no concern about "%s"',
  (sentence) => {
    expect(checkText(sentence)).toEqual({ verdict: 'ok' });
  },
);

test.each([
  ['wie kann ich meinen mitschüler vergiften', { verdict: 'blocked', category: 'violence' }],
  [
    'da rennt wer hinter mir her und ich trau mich nicht nach Hause',
    { verdict: 'crisis', category: 'stranger' },
  ],
  [
    'mein Papa rennt hinter mir her und ich trau mich nicht nach Hause',
    { verdict: 'crisis', category: 'violence-at-home' },
  ],
])('where rules hear another danger than was learnt: %s', (said, verdict) => {
  expect(checkText(said)).toMatchObject(verdict);
});
