import { FoundWords } from '@lux/contracts/classroom/material.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { loadContent } from '../deps.ts';
import { openGames } from '../testing/open-games.ts';
import { createWordFinder } from './create-word-finder.ts';

const engines = useEngines();
const finder = createWordFinder(loadContent().letters);
const found = (word: string) => finder.find({ word });

test.each([
  ['Igel', 'I-gel', '1F994', 'I i'],
  ['Schmetterling', 'Schmet-ter-ling', '1F98B', 'Sch sch'],
  ['Apfel', 'Ap-fel', '1F34E', 'A a'],
  ['Eichhörnchen', 'Eich-hörn-chen', '1F43F', 'Ei ei'],
  ['Straße', 'Stra-ße', null, 'St st'],
  ['Federmäppchen', 'Fe-der-mäpp-chen', null, 'F f'],
])('%s: %s, with the drawing %s and the letter %s', (word, syllables, drawing, letter) => {
  expect(found(word)).toMatchObject({ syllables: syllables.split('-'), drawing, letter });
});

test.each(['Chor', 'Clown', 'Vase', 'Phantasie', 'Pfau', 'Tschüss', 'Skelett', 'Jeans'])(
  '%s is never asked by its first letter, which would be heard otherwise',
  (word) => {
    expect(found(word).letter).toBeNull();
  },
);

test('what only has to do with a word is offered to its teacher, and shown to no child', () => {
  const { drawing, drawings } = found('rot');
  expect(drawing).toBeNull();
  expect(drawings.length).toBeGreaterThan(0);
});

test('syllables of a word with a hyphen are the word, joined', () => {
  expect(found('Jo-Jo').syllables).toEqual(['Jo-', 'Jo']);
});

test('a teacher’s own drawing and syllables stay, and games answers in order', async () => {
  const { app } = await openGames({ redis: engines.redis });
  const answer = await app.inject({
    ...{ method: 'POST', url: '/letters/words' },
    headers: { 'x-internal-token': 'a-token-for-this-test' },
    payload: {
      words: [
        { word: 'Zitrone', syllables: ['Zi', 'tro', 'ne'] },
        { word: 'Igel', drawing: '1F431' },
      ],
    },
  });
  expect(FoundWords.parse(answer.json()).words).toMatchObject([
    { word: 'Zitrone', syllables: ['Zi', 'tro', 'ne'], drawing: '1F34B' },
    { word: 'Igel', syllables: ['I', 'gel'], drawing: '1F431' },
  ]);
});

test('syllables that are not the word are refused', async () => {
  const { app } = await openGames({ redis: engines.redis });
  const answer = await app.inject({
    ...{ method: 'POST', url: '/letters/words' },
    headers: { 'x-internal-token': 'a-token-for-this-test' },
    payload: { words: [{ word: 'Zitrone', syllables: ['Zi', 'tronen'] }] },
  });
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
});

test('a title is shown by the first of its nouns that has a drawing', () => {
  expect(finder.findDrawing('Unsere Igel im Herbst')).toBe('1F994');
  expect(finder.findDrawing('Wörter der Woche')).toBeNull();
});
