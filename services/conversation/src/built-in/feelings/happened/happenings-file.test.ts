import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { expect, test } from 'vitest';
import { loadContent } from '../../load-content.ts';

const { feelings, happenings: files } = loadContent();
const all = files.flatMap(({ happenings }) => happenings);
const spoken = [
  ...all.flatMap(({ first, next, added }) => [
    ...first,
    ...next,
    ...added.flatMap(({ answers }) => answers),
  ]),
  ...files.flatMap(({ added, close }) => [
    ...added.flatMap(({ answers }) => answers),
    ...Object.values(close).flat(),
  ]),
];

test('no sentence is longer than twelve words, no text longer than sixty', () => {
  const long = spoken
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.split(/\s+/).length > 12);
  expect(long).toEqual([]);
  expect(spoken.filter((line) => line.split(/\s+/).length > 60)).toEqual([]);
});

test('everything passes the gate', () => {
  expect(spoken.filter((line) => checkAnswer(line).verdict !== 'ok')).toEqual([]);
});

test('each has an id of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('what weighs names a grown-up and the number to call', () => {
  for (const { id, first, isHeavy } of all)
    for (const line of isHeavy ? first : []) expect(line, id).toMatch(/116 111|Familie|vertraust/);
});

test('the grave feelings that are let through are there', () => {
  const ids = new Set(feelings.feelings.map(({ id }) => id));
  expect(all.flatMap(({ besides }) => besides).filter((id) => !ids.has(id))).toEqual([]);
});
