import { expect, test } from 'vitest';
import { buildActivity } from '../testing/build-activity.ts';
import { countsOf } from './count-activities.consumer.ts';

const mia = 'user:abcdefgh12345678';

test('a round counts for its game and its category, with its right answers', () => {
  expect(countsOf(buildActivity.round(mia))).toEqual({
    'quiz/rounds': 1,
    'quiz/right': 4,
    'quiz/space/rounds': 1,
    'quiz/space/right': 4,
  });
});

test('a round without a mistake counts as such, unless it is very short', () => {
  expect(countsOf(buildActivity.round(mia, { score: 5 }))).toMatchObject({
    'quiz/perfect': 1,
    'quiz/space/perfect': 1,
  });
  expect(countsOf(buildActivity.round(mia, { score: 2, total: 2 }))).not.toHaveProperty([
    'quiz/perfect',
  ]);
});

test.each(['sports', 'x.y', '$where', '__proto__', 'easy', 'space/rounds'])(
  'the category %s, which quiz does not have, counts for the game only',
  (category) => {
    expect(Object.keys(countsOf(buildActivity.round(mia, { category })))).toEqual([
      'quiz/rounds',
      'quiz/right',
    ]);
  },
);

test('a round that nobody could have played counts nothing', () => {
  expect(countsOf(buildActivity.round(mia, { score: 5, seconds: 0, isPlausible: false }))).toEqual(
    {},
  );
});
