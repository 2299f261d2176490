import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openConversation } from '../testing/open-conversation.ts';

const engines = useEngines();

/** The rules let it pass, and what was learnt finds it rather not harmless (`is-doubtful.ts`). */
const doubtful = 'Was bedeutet behindert?';
const doubtfulAnswer = 'Mit einem Luftgewehr kann man auf Katzen schießen.';
const harmless = 'Wie viele Beine hat eine Spinne?';

type Opinion = 'ja' | 'nein' | 'vielleicht' | 500;

/** A model that answers children with one sentence, and questions about sentences as told. */
async function openWith(opinion: Opinion, answer = 'Das weiß ich, hör zu.', environment = {}) {
  const model = await fakeOpenAi({
    reply: (body) => (isAskedAbout(body) ? opinion : answer),
  });
  const opened = await openConversation({
    engines,
    environment: { OPENAI_BASE_URL: model.baseUrl, ...environment },
  });
  const opinions = () => model.asked.filter(({ body }) => isAskedAbout(body));
  return { ...opened, model, opinions };
}
const isAskedAbout = (body: string) => body.includes('Antworte nur mit ja oder nein');

test('what the rules find doubtful is told only where the model finds it fit, too', async () => {
  const { start, say, opinions } = await openWith('nein');
  const answer = await say(await start(), doubtful);
  expect(answer.json()).toMatchObject({ content: 'Das weiß ich, hör zu.', safety: null });
  expect(opinions()).toHaveLength(1);

  const strict = await openWith('ja');
  const id = await strict.start();
  expect((await strict.say(id, doubtful)).json()).toMatchObject({ safety: 'blocked' });
  const [question] = await strict.messagesOf(id);
  expect(question).toMatchObject({ content: doubtful, safety: 'blocked' });
});

test('what is not doubtful is asked of nobody', async () => {
  const { start, say, opinions } = await openWith('ja');
  expect((await say(await start(), harmless)).json().safety).toBeNull();
  expect(opinions()).toEqual([]);
});

test.each(['vielleicht', 500] as const)('an opinion of %s keeps the gate shut', async (opinion) => {
  const { start, say } = await openWith(opinion);
  const answer = (await say(await start(), doubtful)).json();
  expect(answer).toMatchObject({ safety: 'blocked' });
  expect(answer.content).toContain('leider nicht beantworten');
});

test('for an opinion a model is asked to think less than for an answer', async () => {
  const { start, say, model } = await openWith('nein', undefined, {
    OPENAI_TEXT_MODEL: 'gpt-5-mini',
  });
  await say(await start(), doubtful);
  const effortOf = ({ body }: { body: string }) => JSON.parse(body).reasoning_effort;
  const [opinion] = model.asked.filter(({ body }) => isAskedAbout(body)).map(effortOf);
  const [answer] = model.asked.filter(({ body }) => !isAskedAbout(body)).map(effortOf);
  expect({ opinion, answer }).toEqual({ opinion: 'minimal', answer: 'low' });
});

test('the answer is begun beside the question, and given up where the opinion is bad', async () => {
  const { promise: opinion, resolve: giveOpinion } = Promise.withResolvers<void>();
  const { promise: never } = Promise.withResolvers<void>();
  const model = await fakeOpenAi({
    reply: (body) => (isAskedAbout(body) ? 'ja' : 'Nie gesagt.'),
    beforeReply: (body) => (isAskedAbout(body) ? opinion : never),
  });
  const { start, say } = await openConversation({
    engines,
    environment: { OPENAI_BASE_URL: model.baseUrl },
  });
  const answered = say(await start(), doubtful);
  await waitFor(() => model.asked.length === 2);
  giveOpinion();
  expect((await answered).json()).toMatchObject({ safety: 'blocked' });
  // The opinion's own call ends at its first letter.
  await waitFor(() => model.countHangUps() >= 1);
});

test('a doubtful sentence of the model is looked at before it is told', async () => {
  const { start, say, opinions } = await openWith('ja', doubtfulAnswer);
  const answer = (await say(await start(), harmless)).json();
  expect(answer.safety).toBe('blocked');
  expect(answer.content).not.toContain(doubtfulAnswer);
  expect(opinions()).toHaveLength(1);
});

test('a sentence is asked about once, and what a child told of itself is hidden', async () => {
  const { start, say, opinions } = await openWith('nein');
  const said = `${doubtful} Ich heiße Mira Sonnleitner.`;
  await say(await start(), said);
  await say(await start(), said);
  expect(opinions()).toHaveLength(1);
  expect(opinions()[0]?.body).not.toMatch(/Mira|Sonnleitner/);
});

test('a model that thinks first is asked again with room for it, and then at once', async () => {
  const model = await fakeOpenAi({
    reply: (body) => {
      if (!isAskedAbout(body)) return 'Das weiß ich, hör zu.';
      return JSON.parse(body).max_tokens > 100 ? '<think>Harmlos.</think>\nnein' : '<think>Harm';
    },
  });
  const { start, say } = await openConversation({
    engines,
    environment: { OPENAI_BASE_URL: model.baseUrl },
  });
  const id = await start();
  expect((await say(id, doubtful)).json().safety).toBeNull();
  const asked = () => model.asked.filter(({ body }) => isAskedAbout(body)).length;
  expect(asked()).toBe(2);
  expect((await say(id, 'Was heißt eigentlich behindert?')).json().safety).toBeNull();
  expect(asked()).toBe(3);
});

test('where there is a moderation the model is not asked', async () => {
  const model = await fakeOpenAi();
  const { start, say } = await openConversation({
    engines,
    environment: {
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODERATION_MODEL: 'moderation',
    },
  });
  await say(await start(), doubtful);
  expect(model.asked.some(({ body }) => isAskedAbout(body))).toBe(false);
});
