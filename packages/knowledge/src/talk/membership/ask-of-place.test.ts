import { expect, test } from 'vitest';
import { askOfPlace } from './ask-of-place.ts';

test('a place alone asks the question before of it', () => {
  expect(askOfPlace('und in deutschland?', 'was ist der längste fluss der welt?')).toBe(
    'was ist der längste fluss in deutschland',
  );
  expect(askOfPlace('und in china', 'wie viele menschen leben auf der erde')).toBe(
    'wie viele menschen leben in china',
  );
});

test('a question of its own is left alone', () => {
  expect(askOfPlace('und was gibt es in china', 'wie groß ist die erde')).toBeNull();
  expect(askOfPlace('und in china', undefined)).toBeNull();
});
