import { expect, test } from 'vitest';
import { readPatterns } from '../english/sentences/pattern.ts';
import { loadContent } from './load-content.ts';

test('all lists written by hand pass their check', () => {
  const content = loadContent();
  const { opposites, synonyms, families, grammarWords, articles, pitfalls, rules } = content;
  for (const list of [opposites, synonyms, families, grammarWords, pitfalls, rules])
    expect(list.length).toBeGreaterThan(20);
  expect(Object.keys(articles).length).toBeGreaterThan(10);
  expect(Object.keys(content.sounds).length).toBeGreaterThan(100);
});

test('what a rule tells the youngest has short sentences', () => {
  const long = loadContent()
    .rules.flatMap(({ young }) => young.split(/(?<=[.?!])\s/))
    .filter((sentence) => sentence.split(' ').length > 12);
  expect(long).toEqual([]);
});

test('a sentence pattern that is none is named', () => {
  expect(() => readPatterns('{s} *haben')).toThrow('{s} *haben');
});
