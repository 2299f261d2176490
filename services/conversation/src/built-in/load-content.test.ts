import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkByRules } from '@lux/child-safety/check-by-rules.ts';
import { checkText } from '@lux/child-safety/check-text.ts';
import { describe, expect, test } from 'vitest';
import { loadContent } from './load-content.ts';

const { factFiles, practice, smallTalk } = loadContent();
const facts = factFiles.flatMap((file) => file.facts);
const spoken = [
  ...facts.map(({ answer }) => answer),
  ...smallTalk.talks.flatMap(({ answers }) => answers),
  ...smallTalk.jokes,
  ...smallTalk.stories,
  ...smallTalk.twisters,
  ...smallTalk.countingRhymes,
  ...smallTalk.poems,
  ...smallTalk.songs,
  ...smallTalk.riddles.flatMap(({ question, solution }) => [question, solution]),
  ...smallTalk.admissions.opening,
  ...smallTalk.admissions.unclear,
  ...Object.values(smallTalk.admissions.ways).flat(),
  ...practice.quiz.map(
    ({ question, right, wrong }) => `${question}? ${[right, ...wrong].join(', ')}.`,
  ),
  ...practice.spelling.map(({ sentence }) => sentence),
  ...practice.problems.map(({ text }) => `${text.replace('{a}', '12').replace('{b}', '3')}?`),
];

describe('the facts', () => {
  test('are at least 400, over nine topics', () => {
    expect(facts.length).toBeGreaterThanOrEqual(400);
    expect(factFiles.map(({ topic }) => topic).sort()).toEqual([
      'body',
      'everyday',
      'geography',
      'history',
      'holidays',
      'nature',
      'science',
      'space',
      'technology',
    ]);
  });

  test('have ids and questions of their own', () => {
    const ids = facts.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const questions = facts.flatMap((fact) => fact.questions);
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual(
      [],
    );
  });

  test('are short enough for a child to listen to', () => {
    const long = facts.filter(({ answer }) => {
      const sentences = answer.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length;
      return sentences > 5 || answer.length > 380;
    });
    expect(long.map(({ id }) => id)).toEqual([]);
  });
});

test('nothing that is spoken holds signs that sound bad aloud', () => {
  expect(
    spoken.filter((text) => /[*_#<>[\]()/\\|=+%°€$&;]|\.\.\.|z\. ?B\.|\d\.\d/.test(text)),
  ).toEqual([]);
});

test('everything LUX says passes its own gate', () => {
  const stopped = spoken.filter((text) => checkAnswer(text).verdict !== 'ok');
  expect(stopped).toEqual([]);
});

test('every question may be asked, and every fact told', () => {
  const asked = facts.flatMap(({ questions }) => questions);
  expect(asked.filter((text) => checkText(text).verdict !== 'ok')).toEqual([]);
  const told = facts.map(({ answer }) => answer);
  expect(told.filter((text) => checkByRules(text).verdict !== 'ok')).toEqual([]);
});

test('there are at least 40 jokes and 40 riddles', () => {
  expect(new Set(smallTalk.jokes).size).toBeGreaterThanOrEqual(40);
  expect(new Set(smallTalk.riddles.map(({ question }) => question)).size).toBeGreaterThanOrEqual(
    40,
  );
});

test('small talk is short: twelve words a sentence, sixty in all', () => {
  const said = [
    ...smallTalk.talks.flatMap(({ answers }) => answers),
    ...smallTalk.stories,
    ...Object.values(smallTalk.admissions.ways).flat(),
    ...practice.quiz.map(
      ({ question, right, wrong }) => `${question}? ${[right, ...wrong].join(', ')}.`,
    ),
    ...practice.spelling.map(({ sentence }) => sentence),
    ...practice.problems.map(({ text }) => `${text.replace('{a}', '12').replace('{b}', '3')}?`),
  ];
  const words = (text: string) => text.split(/\s+/).length;
  expect(said.filter((text) => words(text) > 60)).toEqual([]);
  const sentences = said.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  expect(sentences.filter((sentence) => words(sentence) > 12)).toEqual([]);
});
