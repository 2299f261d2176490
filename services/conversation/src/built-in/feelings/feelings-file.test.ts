import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';

const { feelings: file, feelingsAdded } = loadContent();
const spoken = [
  ...file.feelings.flatMap(({ hear, ask, help, grownUp = [] }) =>
    [hear, ask, help, grownUp].flat(),
  ),
  ...Object.values(file.replies).flat(),
  ...Object.values(file.closes).flat(),
  ...Object.values(file.told).flat(),
  ...Object.values(file.mixed).flat(),
  ...feelingsAdded.added.flatMap(({ answers }) => answers),
];

test('no sentence is longer than twelve words', () => {
  const long = spoken
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.split(/\s+/).length > 12);
  expect(long).toEqual([]);
});

test('everything passes the gate', () => {
  expect(spoken.filter((line) => checkAnswer(line).verdict !== 'ok')).toEqual([]);
});

test('every heavy trouble has a question that is one', () => {
  const asks = file.feelings.flatMap(({ ask }) => ask);
  expect(asks.filter((line) => !line.endsWith('?'))).toEqual([]);
});

test('what weighs most names somebody to call', () => {
  for (const id of ['home-bad', 'dark-thoughts', 'parents-quarrel', 'bullied']) {
    const ways = file.feelings.find((feeling) => feeling.id === id)?.grownUp ?? [];
    expect(ways.join(' '), id).toContain('116 111');
  }
});

test('what is added belongs to talks there are', () => {
  const ids = new Set(file.feelings.map(({ id }) => id));
  const unknown = feelingsAdded.added
    .flatMap((entry) => entry.in ?? [])
    .filter((id) => !ids.has(id));
  expect(unknown).toEqual([]);
});
