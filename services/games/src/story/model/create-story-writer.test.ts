import { expect, test } from 'vitest';
import { fakeOpenAi } from '../../testing/fake-openai.ts';
import type { StoryWish } from '../story-writer.ts';
import { createStoryWriter } from './create-story-writer.ts';

const wish: StoryWish = {
  mode: 'start',
  context: '',
  theme: 'animals',
  ageGroup: 'small',
  characters: [],
};
const story = 'Der Igel sagte: „Komm mit!“ Da lief der Fuchs los.';
const character = {
  name: 'Funki',
  description: 'Ein kleiner Drache.',
  traits: ['mutig'],
  idea: 'Funki verliert sein Feuer.',
};

async function open(write: (asked: number) => string[] | number) {
  const { baseUrl, orders } = await fakeOpenAi({ write });
  const writer = createStoryWriter({ baseUrl, apiKey: 'none', model: 'm' });
  const forms = () => orders.map((order) => JSON.parse(order).response_format?.json_schema.name);
  return { writer, forms };
}

test.each([
  ['in the form asked for', JSON.stringify({ text: story })],
  ['as plain text', story],
])('a story is read %s', async (_how, written) => {
  const { writer, forms } = await open(() => [written]);
  expect(await writer.write(wish, AbortSignal.timeout(5_000))).toEqual({ text: story });
  expect(forms()).toEqual(['story']);
});

test('a server that knows no forms writes characters by the prompt alone', async () => {
  const { writer, forms } = await open((asked) =>
    asked === 1 ? 400 : [`Gern! ${JSON.stringify(character)}`],
  );
  const order = { ...wish, mode: 'character', context: 'ein Drache' } as const;
  expect(await writer.write(order, AbortSignal.timeout(5_000))).toEqual(character);
  expect(forms()).toEqual(['character', undefined]);
});
