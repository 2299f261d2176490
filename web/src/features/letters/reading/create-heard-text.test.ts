import { expect, test } from 'vitest';
import { createHeardText } from './create-heard-text.ts';

test('parts between pauses become one reading', () => {
  const heard = createHeardText();
  heard.hear('Die', 1000);
  heard.hear('Die Oma', 2000);
  expect(heard.text()).toBe('Die Oma');
  expect(heard.endPart()).toEqual({ hasNews: true, wordCount: 2 });
  heard.hear('liest ein Buch', 9000);
  expect(heard.text()).toBe('Die Oma liest ein Buch');
  expect(heard.endPart()).toEqual({ hasNews: true, wordCount: 5 });
  expect(heard.reading()).toEqual({ transcript: 'Die Oma liest ein Buch', durationMs: 8000 });
});

test('a part without words is no news, and no words at all are no reading', () => {
  const heard = createHeardText();
  heard.hear('', 1000);
  expect(heard.endPart()).toEqual({ hasNews: false, wordCount: 0 });
  expect(heard.reading()).toBeNull();
});

test('words that come a second time, as certain, do not prolong the reading', () => {
  const heard = createHeardText();
  heard.hear('Die Oma', 1000);
  heard.hear('Die Oma liest', 3000);
  heard.hear('Die Oma liest', 4500);
  expect(heard.reading()?.durationMs).toBe(2000);
});
