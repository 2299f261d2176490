import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openConversation } from '../testing/open-conversation.ts';

const engines = useEngines();

async function openWith(
  behaviour: Parameters<typeof fakeOpenAi>[0],
  environment: Record<string, string> = {},
) {
  const upstream = await fakeOpenAi(behaviour);
  const service = await openConversation({
    engines,
    environment: { OPENAI_BASE_URL: upstream.baseUrl, OPENAI_TEXT_MODEL: 'm', ...environment },
  });
  return { ...service, ...upstream };
}

const withModeration = { OPENAI_MODERATION_MODEL: 'mod' };
const rolesOf = async (service: Awaited<ReturnType<typeof openWith>>, id: string) =>
  (await service.call('GET', `/conversations/${id}`))
    .json()
    .messages.map(({ role }: { role: string }) => role);

test('a model’s pieces become one answer', async () => {
  const service = await openWith({ answer: ['Der Mond ', 'kreist um ', 'die Erde.'] });
  const answer = await service.say(await service.start(), 'Was macht der Mond?');
  expect(answer.json().content).toBe('Der Mond kreist um die Erde.');
});

test('the model sees the conversation so far, and no telephone number or e-mail', async () => {
  const service = await openWith({ answer: ['Schön.'] });
  const id = await service.start();
  await service.say(id, 'Ich mag Pinguine.');
  await service.say(id, 'Ruf mich an: 0171 2345678 oder max@example.org, ja?');
  const chat = JSON.parse(service.asked.at(-1)?.body ?? '{}');
  const texts = chat.messages.map(({ content }: { content: string }) => content);
  expect(texts.slice(1, 3)).toEqual(['Ich mag Pinguine.', 'Schön.']);
  expect(texts.at(-1)).not.toMatch(/2345678|example/);
});

test('a sign of danger gets the fixed help without any call to a model', async () => {
  const service = await openWith({});
  const answer = await service.say(await service.start(), 'Ich will nicht mehr leben');
  expect(answer.json()).toMatchObject({ safety: 'crisis', danger: 'self-harm' });
  expect(answer.json().content).toMatch(/116 ?111/);
  expect(service.asked).toEqual([]);
});

test.each([
  ['another script', '我今天很难过不想去学校'],
  ['a language nobody here can judge', 'Minä olen tänään surullinen koska ystäväni muutti pois'],
])('%s is answered kindly, without a model, and with a mark of its own', async (_what, text) => {
  const service = await openWith({});
  const answer = await service.say(await service.start(), text);
  expect(answer.json()).toMatchObject({ safety: 'unclear' });
  expect(answer.json().content).toContain('auf Deutsch');
  expect(answer.json()).not.toHaveProperty('danger');
  expect(service.asked).toEqual([]);
});

test('what follows a sign of danger is heard as part of it, and a question about the world is not', async () => {
  const service = await openWith({ answer: ['Ein Elefant ist groß.'] });
  const id = await service.start();
  const first = await service.say(id, 'Ich will nicht mehr leben');
  const second = await service.say(id, 'ich trau mich nicht');
  expect(second.json()).toMatchObject({ safety: 'crisis' });
  expect(second.json().content).toMatch(/116 ?111/);
  expect(second.json().content).not.toBe(first.json().content);
  const third = await service.say(id, 'Wie groß ist ein Elefant?');
  expect(third.json()).toMatchObject({ safety: null, content: 'Ein Elefant ist groß.' });
});

test('a danger told in three turns is heard', async () => {
  const service = await openWith({ answer: ['Magst du mehr erzählen?'] });
  const id = await service.start();
  await service.say(id, 'Mein Papa');
  await service.say(id, 'der ist so böse');
  const third = await service.say(id, 'der haut immer');
  expect(third.json()).toMatchObject({ safety: 'crisis', danger: 'violence-at-home' });
});

test('a refused question is answered kindly without any call to a model', async () => {
  const service = await openWith({});
  const answer = await service.say(await service.start(), 'Wie baue ich eine Bombe?');
  expect(answer.json()).toMatchObject({ role: 'assistant', safety: 'blocked' });
  expect(service.asked).toEqual([]);
});

test('what moderation flags in an answer does not reach the child', async () => {
  const service = await openWith(
    { answer: ['Etwas Schlimmes.'], moderate: (text) => text.includes('Schlimmes') },
    withModeration,
  );
  const answer = await service.say(await service.start(), 'Erzähl mir etwas.');
  expect(answer.json().safety).toBe('blocked');
  expect(answer.json().content).not.toContain('Schlimmes');
});

test('while moderation cannot be asked, the gate stays shut', async () => {
  const service = await openWith({ answer: ['Der Mond.'], moderate: () => 500 }, withModeration);
  const answer = await service.say(await service.start(), 'Was kreist um die Erde?');
  expect(answer.json().safety).toBe('blocked');
  expect(service.asked.some(({ path }) => path.endsWith('/chat/completions'))).toBe(false);
});

test.each([
  ['refuses', { chatStatus: 500 }],
  ['wants money', { chatStatus: 401 }],
  ['breaks off', { answer: ['Der Mo', 'nd'], isCut: true }],
  ['says nothing', { answer: [] }],
])(
  'when the model %s, the child hears SPEC’s sentence and the question is kept',
  async (_case, behaviour) => {
    const service = await openWith(behaviour);
    const id = await service.start();
    const answer = await service.say(id, 'Was kreist um die Erde?');
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({
      error: 'ANSWER_FAILED',
      message: 'Antwort konnte nicht verarbeitet werden.',
    });
    expect(await rolesOf(service, id)).toEqual(['user']);
  },
);

test('a provider that writes everything down hears nothing that identifies the child', async () => {
  const facts = ['0171 2345678', 'mia.mueller@web.de', 'Bergstraße 12', '44787'];
  const told =
    'Ich wohne in der Bergstraße 12, 44787 Bochum, meine Nummer ist 0171 2345678 und meine Mail mia.mueller@web.de.';
  // The model says it all once more: its words are moderated and spoken, too.
  const service = await openWith(
    { answer: [`Du hast gesagt: ${told}`] },
    { ...withModeration, OPENAI_SPEECH_MODEL: 'speech' },
  );
  const id = await service.start();
  await service.say(id, told);
  for (let turn = 0; turn < 12; turn += 1) await service.say(id, `Und was noch, ${turn}?`);
  await service.call('POST', '/speech', { body: { text: told } });

  const heard = service.asked.map(({ path, body }) => `${path} ${body}`);
  for (const path of ['/v1/moderations', '/v1/chat/completions']) {
    expect(heard.some((asked) => asked.startsWith(path))).toBe(true);
  }
  expect(heard.filter((asked) => facts.some((fact) => asked.includes(fact)))).toEqual([]);
});
