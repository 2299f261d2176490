import { describe, expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { readSentences, readSentencesByCategory } from './testing/corpus.ts';

const crisisSentences = readSentencesByCategory('crisis');
const harmlessSentences = readSentences('harmless-sentences');

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

test('at most one everyday sentence of a hundred is met with concern', () => {
  const sentences = readSentences('everyday-sentences');
  const met = sentences.filter((sentence) => {
    const verdict = checkText(sentence);
    return verdict.verdict === 'ok' && verdict.concern !== undefined;
  });
  expect(met.length / sentences.length).toBeLessThanOrEqual(0.01);
});
