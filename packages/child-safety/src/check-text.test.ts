import { describe, expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { blockedRules } from './rules/blocked-rules.ts';
import { crisisRules } from './rules/crisis-rules.ts';
import { readSentences, readSentencesByCategory } from './testing/corpus.ts';

const blockedSentences = readSentencesByCategory('blocked');
const crisisSentences = readSentencesByCategory('crisis');
const harmlessSentences = readSentences('harmless-sentences');

describe('a harmless sentence passes', () => {
  test.each(harmlessSentences)('%s', (sentence) => {
    expect(checkText(sentence)).toEqual({ verdict: 'ok' });
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

describe.each(Object.entries(crisisSentences))('%s is taken seriously', (category, sentences) => {
  test.each(sentences)('%s', (sentence) => {
    expect(checkText(sentence)).toMatchObject({ verdict: 'crisis', category });
  });
});

test.each(readSentences('calls-for-help'))('help comes for: %s', (sentence) => {
  expect(checkText(sentence).verdict).toBe('crisis');
});

test.each(readSentences('refused-sentences'))('not answered as it stands: %s', (sentence) => {
  expect(checkText(sentence).verdict).not.toBe('ok');
});

test.each(readSentences('lookalike-sentences'))('looks dangerous and is not: %s', (sentence) => {
  expect(checkText(sentence)).toEqual({ verdict: 'ok' });
});

describe('every way of writing is understood', () => {
  const spellings: ((sentence: string) => string)[] = [
    (sentence) => sentence.toUpperCase(),
    (sentence) => sentence.toLowerCase().replace(/[.,!?]/g, ''),
    (sentence) =>
      sentence
        .replaceAll('ä', 'ae')
        .replaceAll('ö', 'oe')
        .replaceAll('ü', 'ue')
        .replaceAll('ß', 'ss'),
    (sentence) => sentence.normalize('NFD'),
    (sentence) => `Hallo Lux, ich wollte dir mal sagen: ${sentence} Das ist so.`,
  ];

  test.each(spellings)('%s', (spell) => {
    const dangers = Object.values(crisisSentences).flat();
    const missed = dangers.filter((sentence) => checkText(spell(sentence)).verdict !== 'crisis');
    expect(missed).toEqual([]);
    const stopped = harmlessSentences.filter(
      (sentence) => checkText(spell(sentence)).verdict !== 'ok',
    );
    expect(stopped).toEqual([]);
  });
});

describe('the answers', () => {
  test.each(crisisRules)(
    'in danger ($category) name a trusted adult before the numbers',
    ({ answer, category }) => {
      expect(answer).toContain('112');
      if (category === 'emergency') return;
      expect(answer).toContain('Nummer gegen Kummer');
      expect(answer).toContain('116 111');
      expect(answer.indexOf('Erwachsenen')).toBeLessThan(answer.indexOf('116 111'));
      expect(answer).not.toMatch(/verspreche|niemandem weiter/);
    },
  );

  test.each(['violence-at-home', 'abuse', 'running-away'])(
    'at %s do not send the child to the parents alone',
    (category) => {
      const answer = crisisRules.find((rule) => rule.category === category)?.answer;
      expect(answer).toContain('Lehrerin');
      expect(answer).toContain('bei dem du dich sicher fühlst');
      expect(answer).not.toContain('deinen Eltern');
    },
  );

  test.each(crisisRules)(
    'in danger ($category) never name the parents first: it may be they who hurt the child',
    ({ answer }) => {
      const [, others] = answer.split('zum Beispiel ');
      expect(others).toMatch(/^(nach Nachbarn|((mit|zu) )?deiner Lehrerin)/);
    },
  );

  test.each(blockedRules)('to $category are themselves harmless', ({ answer }) => {
    expect(checkText(answer)).toEqual({ verdict: 'ok' });
  });
});

test('empty and very long texts are no problem', () => {
  expect(checkText('')).toEqual({ verdict: 'ok' });
  expect(checkText('Hallo! '.repeat(2000))).toEqual({ verdict: 'ok' });
});
