import { randomBytes } from 'node:crypto';
import type { AnswerEvent } from '@lux/contracts/conversation/conversation.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openConversation } from '../testing/open-conversation.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
const answer = ['Der Mond ', 'leuchtet nicht. ', 'Er wirft ', 'Licht zurück. ', 'Schön, ', 'oder?'];
const question = { role: 'user', content: 'Warum leuchtet der Mond?' };
const newTurnId = () => randomBytes(16).toString('base64url');

async function openWith(
  behaviour: Parameters<typeof fakeOpenAi>[0],
  environment: Record<string, string> = {},
) {
  const upstream = await fakeOpenAi({ answer, ...behaviour });
  const service = await openConversation({
    engines,
    environment: { OPENAI_BASE_URL: upstream.baseUrl, OPENAI_TEXT_MODEL: 'm', ...environment },
  });
  const id = await service.start();
  const path = `/conversations/${id}`;
  return { ...service, ...upstream, id, path };
}

/** A gate that a test opens. */
function held() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  return { promise, release };
}

async function all(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const collected: AnswerEvent[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

const sentencesOf = (events: AnswerEvent[]) =>
  events.flatMap((event) => (event.event === 'sentence' ? [event.data.text] : []));

test('the first sentence is there, with its sound, while the second is still being written', async () => {
  const hold = held();
  const service = await openWith({
    beforePiece: (index) => (index === 3 ? hold.promise : undefined),
  });
  const events = readEvents(await service.stream(`${service.path}/streamed-messages`, question));
  const { value: sentence } = await events.next();
  expect(sentence).toMatchObject({
    event: 'sentence',
    data: { index: 0, text: 'Der Mond leuchtet nicht.' },
  });
  if (sentence?.event !== 'sentence') return;
  const sound = await service.call('GET', (sentence.data.speechUrl ?? '').replace('/api', ''));
  expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/wav']);

  hold.release();
  const rest = await all(events);
  expect(rest.at(-1)).toMatchObject({ event: 'done', data: { message: { role: 'assistant' } } });
  const [asked, answered] = await service.messagesOf(service.id);
  expect(asked?.content).toBe(question.content);
  expect(answered?.content).toBe(answer.join(''));
});

test('a sentence that moderation flags never leaves, and the answer ends kindly', async () => {
  const service = await openWith(
    { moderate: (text) => text.includes('zurück') },
    { OPENAI_MODERATION_MODEL: 'mod' },
  );
  const events = await all(
    readEvents(await service.stream(`${service.path}/streamed-messages`, question)),
  );
  expect(JSON.stringify(events)).not.toContain('zurück');
  expect(sentencesOf(events)[0]).toBe('Der Mond leuchtet nicht.');
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: { safety: 'blocked' } } });
});

test('when the model breaks off, the stream ends with SPEC’s sentence; asking again doubles nothing', async () => {
  const service = await openWith({ isCut: true });
  const ask = async () =>
    all(readEvents(await service.stream(`${service.path}/streamed-messages`, question)));
  for (const events of [await ask(), await ask()]) {
    expect(events.at(-1)).toEqual({
      event: 'error',
      data: { error: 'ANSWER_FAILED', message: 'Antwort konnte nicht verarbeitet werden.' },
    });
  }
  expect((await service.messagesOf(service.id)).map(({ role }) => role)).toEqual(['user']);
});

test('an interrupt cancels the model and keeps what was said', async () => {
  const hold = held();
  const service = await openWith({
    beforePiece: (index) => (index === 3 ? hold.promise : undefined),
  });
  const interrupt = new AbortController();
  const events = readEvents(
    await service.stream(`${service.path}/streamed-messages`, question, interrupt.signal),
  );
  await events.next();
  interrupt.abort();
  await waitFor(() => service.countHangUps() === 1, { what: 'the model to be cancelled' });
  hold.release();
  const messages = await waitFor(async () => {
    const found = await service.messagesOf(service.id);
    return found.length === 2 && found;
  });
  expect(messages[1]?.content).toBe('Der Mond leuchtet nicht.');
  expect(service.written).toHaveLength(3);
});

test('a prepared answer is thought out at once and stored only with its commit', async () => {
  const service = await openWith({});
  const turnId = newTurnId();
  const events = readEvents(
    await service.stream(`${service.path}/prepared-messages`, { ...question, turnId }),
  );
  const thought: AnswerEvent[] = [];
  while (sentencesOf(thought).length < 3) {
    const { value } = await events.next();
    if (value) thought.push(value);
  }
  expect(await service.messagesOf(service.id)).toEqual([]);

  const commit = await service.call('POST', `${service.path}/prepared-messages/${turnId}/commit`);
  expect(commit.statusCode).toBe(204);
  expect((await all(events)).at(-1)).toMatchObject({ event: 'done' });
  expect((await service.messagesOf(service.id)).map(({ role }) => role)).toEqual([
    'user',
    'assistant',
  ]);
});

test('a prepared answer that the child talks over leaves nothing', async () => {
  const hold = held();
  const service = await openWith({
    beforePiece: (index) => (index === 3 ? hold.promise : undefined),
  });
  const talkOver = new AbortController();
  const turnId = newTurnId();
  const events = readEvents(
    await service.stream(
      `${service.path}/prepared-messages`,
      { ...question, turnId },
      talkOver.signal,
    ),
  );
  await events.next();
  talkOver.abort();
  await waitFor(() => service.countHangUps() === 1, { what: 'the model to be cancelled' });
  hold.release();
  const commit = await waitFor(async () => {
    const answered = await service.call(
      'POST',
      `${service.path}/prepared-messages/${turnId}/commit`,
    );
    return answered.statusCode === 404 && answered;
  });
  expect(commit.json().error).toBe('TURN_NOT_PREPARED');
  expect(await service.messagesOf(service.id)).toEqual([]);
});

test('a turn is committed once, and only in its own conversation', async () => {
  const service = await openWith({});
  const turnId = newTurnId();
  const other = await service.start();
  const events = readEvents(
    await service.stream(`${service.path}/prepared-messages`, { ...question, turnId }),
  );
  await events.next();
  const commit = (id: string) =>
    service.call('POST', `/conversations/${id}/prepared-messages/${turnId}/commit`);
  expect((await commit(other)).statusCode).toBe(404);
  const both = await Promise.all([commit(service.id), commit(service.id)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
  await all(events);
  expect(await service.messagesOf(service.id)).toHaveLength(2);
});

test('an answer that became too long ends with its last whole sentence', async () => {
  const service = await openWith({
    answer: [...answer.slice(0, 4), 'Und das ', 'liegt da'],
    finishReason: 'length',
  });
  const response = await service.stream(`${service.path}/streamed-messages`, question);
  expect(sentencesOf(await all(readEvents(response)))).toEqual([
    'Der Mond leuchtet nicht.',
    'Er wirft Licht zurück.',
  ]);
});

test('a model that ends each sentence and never its answer is stopped', async () => {
  const service = await openWith({ answer: Array.from({ length: 60 }, (_, at) => `Satz ${at}. `) });
  const response = await service.stream(`${service.path}/streamed-messages`, question);
  expect(sentencesOf(await all(readEvents(response)))).toHaveLength(20);
});
