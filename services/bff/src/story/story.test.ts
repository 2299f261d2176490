import { StoryRequest } from '@lux/contracts/games/story.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openWithGames } from '../testing/open-with-games.ts';

const engines = useEngines();

const figure = { name: 'Zorbo', description: 'Ein Alien.', traits: ['mutig'], idea: 'Er fliegt.' };
const tips = { positives: ['Schön!'], tips: ['Mehr Punkte.'], idea: 'Ein Drache kommt.' };

async function open() {
  const opened = await openWithGames({
    redis: engines.redis,
    path: '/story/generate',
    schema: StoryRequest.loose(),
    answer({ context, mode }) {
      if (context === 'in Gefahr')
        throw new AppError('CRISIS', 422, 'Ruf 116 111 an.', { danger: 'bullying' });
      if (mode === 'character') return figure;
      return mode === 'tips' ? tips : { text: 'Es war einmal.' };
    },
  });
  return { ...opened, write: async (wish: object) => opened.post('/api/story/generate', wish) };
}

test.each([
  [{ mode: 'start' }, { text: 'Es war einmal.' }],
  [{ mode: 'character', context: 'Zorbo' }, figure],
  [{ mode: 'tips', context: 'Mia lief.' }, tips],
])('%j is answered in its form', async (wish, expected) => {
  const { write } = await open();
  const answer = await write(wish);
  expect([answer.statusCode, answer.json()]).toEqual([200, expected]);
});

test('games hears the wish and no visitor token; the event has text and answer', async () => {
  const { write, wishes, nextEvent } = await open();
  const wish = { mode: 'continue', context: 'Mia lief.', theme: 'space', ageGroup: 'large' };
  await write({ ...wish, characters: [figure], visitorToken: 'story-visitor-token' });
  expect(wishes).toEqual([{ ...wish, characters: [figure] }]);
  expect(await nextEvent()).toMatchObject({
    type: 'story',
    prompt: 'Mia lief.',
    response: 'Es war einmal.',
  });
});

test('a sign of danger reaches the child as help and is marked for the admin', async () => {
  const { write, nextEvent } = await open();
  const answer = await write({ mode: 'continue', context: 'in Gefahr' });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { error: 'CRISIS', message: 'Ruf 116 111 an.' },
  ]);
  expect(await nextEvent()).toMatchObject({ type: 'story', safety: 'crisis' });
});

test.each([{ mode: 'continue' }, { mode: 'character', context: ' ' }, { mode: 'sing' }])(
  '%j is refused',
  async (wish) => {
    const { write, wishes } = await open();
    const answer = await write(wish);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
    expect(wishes).toEqual([]);
  },
);

test('GraphQL asks the same', async () => {
  const { post, wishes } = await open();
  const query = `mutation ($input: GenerateStoryInput!) {
    generateStory(input: $input) { text name traits idea positives tips }
  }`;
  const input = { mode: 'tips', context: 'Mia lief.', theme: 'fairytale', ageGroup: null };
  const answer = await post('/graphql', { query, variables: { input } });
  expect(answer.json().data.generateStory).toEqual({
    text: null,
    name: null,
    traits: null,
    ...tips,
  });
  expect(wishes).toMatchObject([{ mode: 'tips', theme: 'fairytale', ageGroup: 'small' }]);
});
