import type { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { StoryRequest } from '@lux/contracts/games/story.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from '../../data/load-story-data.ts';
import { readStoryText } from '../../reading/read-story.ts';
import { writeStory } from '../../write-story.ts';
import { echoClause } from './echo-clause.ts';
import { findClass } from './find-class.ts';
import { mendClause } from './mend-clause.ts';

const data = loadStoryData();
const read = (context: string) => readStoryText({ context, data, characters: [] });
const tell = (mode: string, context: string, ageGroup: AgeGroup, seed: number): string => {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup }), seed);
  return 'text' in answer ? answer.text : '';
};

test.each([
  ['Der Sturm reißt unser Zelt weg und die Wellen werden höher.', /peril|danger|loss/],
  ['Alle zeigen auf mich, aber ich habe die Scheibe nicht eingeworfen.', /blamed|guilt/],
  ['Im Keller steht eine Truhe, und darin liegt eine Karte.', /find/],
  ['Nina und Tom zanken sich um den Roller.', /quarrel|share/],
])('%s belongs to its great class', (text, name) => {
  expect(findClass(read(text), data)?.name).toMatch(name);
});

test('of what nothing is understood no class is told', () => {
  expect(findClass(read('Blubb blobb blabb.'), data)).toBeNull();
});

describe('the child’s own clause is taken up', () => {
  test.each([
    ['Lea lief los. Da riss das Seil.', 'das Seil riss'],
    [
      'Jonas ging über die Brücke. Plötzlich brach hinter ihm ein Brett.',
      'das Brett hinter ihm brach',
    ],
  ])('%s', (text, said) => {
    const reading = read(text);
    const { hero } = reading;
    const echo = hero && echoClause(reading, hero, 'peril', data);
    expect(echo?.words.ob).toBe(said);
  });

  test('what is only half understood is not said again', () => {
    const reading = read('mia rennt und nach hause geht keiner und der hund');
    const { hero } = reading;
    expect(hero && echoClause(reading, hero, 'gone', data)).toBeNull();
  });

  test('the youngest hear it as a sentence of its own', () => {
    const more = tell('continue', 'Pia schaukelt. Da reißt das Seil.', 'small', 1);
    expect(more).toMatch(/das Seil reißt!/);
  });
});

test.each([
  ['Der Ballon ist davongeflogen.', 'der Ballon', /wieder da/],
  ['Opa hat seine Brille verlegt.', 'seine Brille', /wieder da/],
  ['Der Reifen ist geplatzt.', 'der Reifen', /wieder heil/],
])('%s is told as put right', (text, what, good) => {
  const reading = read(text);
  const [clause] = reading.clauses;
  const mend = clause && mendClause(clause, reading, data.mends);
  expect(mend?.what.nom).toBe(what);
  expect(mend?.good).toMatch(good);
});
