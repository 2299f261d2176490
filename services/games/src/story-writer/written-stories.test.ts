import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { StoryRequest, StoryTheme } from '@lux/contracts/games/story.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { splitWords } from './grammar/words.ts';
import { writeStory } from './write-story.ts';

/** Words a sentence has on average, as the README of this folder says. */
const RANGES: Record<AgeGroup, [number, number]> = {
  small: [4, 7],
  medium: [8, 13.5],
  large: [13.5, 21],
};
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const data = loadStoryData();
const textFor = (wish: object, seed: number): string => {
  const answer = writeStory(data, StoryRequest.parse(wish), seed);
  return 'text' in answer ? answer.text : '';
};
const keyOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
const stories = StoryTheme.options.flatMap((theme) =>
  AgeGroup.options.flatMap((ageGroup) =>
    SEEDS.map((seed) => ({
      ageGroup,
      beginning: textFor({ mode: 'start', theme, ageGroup }, seed),
      whole: textFor({ mode: 'complete', theme, ageGroup }, seed),
    })),
  ),
);

test('216 stories of every theme and age repeat no sentence', () => {
  expect(stories).toHaveLength(216);
  for (const { whole } of stories) {
    const sentences = splitSentences(whole).map(keyOf);
    expect(new Set(sentences).size, whole).toBe(sentences.length);
  }
});

test.each(AgeGroup.options)('sentences for %s have the length the README states', (age) => {
  const [least, most] = RANGES[age];
  for (const { ageGroup, beginning, whole } of stories) {
    if (ageGroup !== age) continue;
    for (const text of [beginning, whole]) {
      const mean = splitWords(text).length / splitSentences(text).length;
      expect(mean, text).toBeGreaterThanOrEqual(least);
      expect(mean, text).toBeLessThanOrEqual(most);
    }
  }
});

test('every sentence of them passes the gate', () => {
  for (const { beginning, whole } of stories) {
    for (const sentence of splitSentences(`${beginning} ${whole}`)) {
      expect([sentence, checkAnswer(sentence).verdict]).toEqual([sentence, 'ok']);
    }
  }
});

test('no placeholder is left, sentences begin with a capital and end with a sign', () => {
  for (const { beginning, whole } of stories) {
    expect(`${beginning}${whole}`).not.toMatch(/[{}[\]]|undefined|\s\s/);
    for (const sentence of splitSentences(`${beginning} ${whole}`)) {
      expect(sentence).toMatch(/^[„\p{Lu}].*[.!?…]“?$/u);
    }
  }
});

test('a beginning has three to six sentences', () => {
  for (const { beginning } of stories) {
    const count = splitSentences(beginning).length;
    expect(count, beginning).toBeGreaterThanOrEqual(3);
    expect(count, beginning).toBeLessThanOrEqual(6);
  }
});

test('other dice give another story, the same dice the same', () => {
  const tell = (seed: number) => textFor({ mode: 'complete', theme: 'space' }, seed);
  expect(new Set(SEEDS.map(tell)).size).toBe(SEEDS.length);
  expect(tell(3)).toBe(tell(3));
});

test('a beginning of ours goes on and ends without a sentence said twice', () => {
  for (const theme of StoryTheme.options) {
    for (const ageGroup of AgeGroup.options) {
      let context = textFor({ mode: 'start', theme, ageGroup }, 11);
      for (const seed of [12, 13]) {
        context += ` ${textFor({ mode: 'continue', theme, ageGroup, context }, seed)}`;
      }
      context += ` ${textFor({ mode: 'complete', theme, ageGroup, context }, 14)}`;
      const sentences = splitSentences(context).map(keyOf);
      expect(new Set(sentences).size, context).toBe(sentences.length);
    }
  }
});

test('a whole story has only wishes and helpers that fit its place', () => {
  for (const theme of StoryTheme.options) {
    const { places, wishes, helpers } = data.themes[theme];
    for (let seed = 20; seed < 80; seed += 1) {
      const whole = textFor({ mode: 'complete', theme }, seed);
      const place = places.find(({ small }) => whole.includes(small.replaceAll(/[[\]]/g, '')));
      for (const { mark, onlyIn } of [...wishes, ...helpers]) {
        if (!onlyIn || !place || onlyIn.includes(place.in)) continue;
        expect(whole).not.toContain(mark);
      }
    }
  }
});
