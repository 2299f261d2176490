import { personalSample } from '@lux/child-safety/testing/personal-sample.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { fakeSpeechApi } from '../testing/fake-speech-api.ts';
import { openConversation } from '../testing/open-conversation.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
const { sentences, facts } = personalSample;

/** Everything from a model to a voice is elsewhere, and all of it writes down what it hears. */
async function openElsewhere(answer: string[]) {
  const model = await fakeOpenAi({ answer });
  const voice = await fakeSpeechApi();
  const service = await openConversation({
    engines,
    environment: {
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_TEXT_MODEL: 'm',
      OPENAI_MODERATION_MODEL: 'mod',
      ...voice.elevenLabs,
    },
  });
  const heard = () => [
    ...model.asked.map(({ path, body }) => `${path} ${body}`),
    ...voice.asked.map(({ path, body }) => `${path} ${body}`),
  ];
  const leaked = () => heard().filter((asked) => facts.some((fact) => asked.includes(fact)));
  return {
    ...service,
    heard,
    leaked,
    chats: () => model.asked.filter(({ path }) => path.endsWith('/chat/completions')),
  };
}

test('nobody elsewhere hears a fact of a child that tells everything', async () => {
  const service = await openElsewhere([
    'Schön, [Name 1]! Grüß [Name 2] in der [Schule]. ',
    'Toll.',
  ]);
  const id = await service.start();
  const [name = '', home = '', friend = '', ...others] = sentences;
  for (const sentence of [name, home, friend]) await service.say(id, sentence);
  await service.say(id, 'Wie heiße ich, und was hat Lena?');
  const messages = await service.messagesOf(id);
  expect(messages.at(-1)?.content).toBe(
    'Schön, Mia! Grüß Lena in der Astrid-Lindgren-Schule. Toll.',
  );
  for (const sentence of others) await service.say(id, sentence);
  const heard = service.heard();
  for (const path of ['/v1/moderations', '/v1/chat/completions', '/v1/text-to-speech']) {
    expect(heard.some((asked) => asked.startsWith(path))).toBe(true);
  }
  expect(service.leaked()).toEqual([]);
});

test('each has one placeholder in the question, the history and the answer', async () => {
  const service = await openElsewhere(['Hallo, [Name 1]!']);
  const id = await service.start();
  await service.say(id, 'Ich heiße Mia Schneider.');
  await service.say(id, 'Mia mag Pinguine.');
  const { messages } = JSON.parse(service.chats().at(-1)?.body ?? '{}');
  const said = messages.slice(1).map(({ content }: { content: string }) => content);
  expect(said).toEqual(['Ich heiße [Name 1].', 'Hallo, [Name 1]!', '[Name 1] mag Pinguine.']);
});

test('a child’s words are masked as a child’s beside LUX’s own', async () => {
  const service = await openElsewhere(['Wie schön!']);
  const id = await service.start();
  await service.say(id, 'die ylvi hat mich heut geschubst');
  await service.say(id, 'ich spiel mit helene und theo');
  const { messages } = JSON.parse(service.chats().at(-1)?.body ?? '{}');
  expect(JSON.stringify(messages)).not.toMatch(/ylvi|helene|theo/);
});

test('a name comes back in a streamed answer, however the model tears its placeholder', async () => {
  const service = await openElsewhere(['Schön, ', '[Na', 'me ', '1', ']! ', 'Magst du Tiere?']);
  const id = await service.start();
  const question = { role: 'user', content: 'Ich bin die Mia Schneider.' };
  const texts: string[] = [];
  for await (const event of readEvents(
    await service.stream(`/conversations/${id}/streamed-messages`, question),
  )) {
    if (event.event !== 'sentence') continue;
    texts.push(event.data.text);
    // Its sound is there, by whichever voice may speak it.
    const sound = await service.call('GET', (event.data.speechUrl ?? '').replace('/api', ''));
    const isGreeting = event.data.text.includes('Mia');
    expect(sound.headers['content-type']).toBe(isGreeting ? 'audio/wav' : 'audio/mpeg');
  }
  expect(texts).toEqual(['Schön, Mia!', 'Magst du Tiere?']);
  expect(service.leaked()).toEqual([]);
});

test('a placeholder that no one stands for is never shown', async () => {
  const service = await openElsewhere(['Hallo, [Name 7]! Der [Verein] spielt morgen.']);
  const answer = await service.say(await service.start(), 'Was ist ein Pinguin?');
  expect(answer.json().content).toBe('Hallo! Der Verein spielt morgen.');
});

test('a greeting that is asked for once more, long after its conversation, is not told either', async () => {
  const service = await openElsewhere([]);
  for (const text of ['Schön, Mia!', sentences[1]]) {
    const { headers } = await service.call('POST', '/speech', { body: { text } });
    expect(headers['content-type']).toBe('audio/wav');
  }
  expect(service.leaked()).toEqual([]);
});

test('LUX may say its own name with any voice', async () => {
  const voice = await fakeSpeechApi();
  const settings = { assistantName: 'Luna' };
  const service = await openConversation({ engines, environment: voice.elevenLabs, settings });
  const body = { text: 'Hallo! Ich heiße Luna.' };
  const { headers } = await service.call('POST', '/speech', { body });
  expect(headers['content-type']).toBe('audio/mpeg');
});
