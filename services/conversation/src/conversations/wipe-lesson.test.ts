import { randomBytes } from 'node:crypto';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openConversation } from '../testing/open-conversation.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
const answer = ['Der Mond ', 'leuchtet nicht. ', 'Er wirft ', 'Licht zurück.'];
const question = { role: 'user', content: 'Warum leuchtet der Mond?' };
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

/** A service with a model, and a lesson of the last half hour that ends now. */
async function openLesson(behaviour: Parameters<typeof fakeOpenAi>[0] = {}) {
  const upstream = await fakeOpenAi({ answer, ...behaviour });
  const environment = { OPENAI_BASE_URL: upstream.baseUrl, OPENAI_TEXT_MODEL: 'm' };
  const service = await openConversation({ engines, environment });
  const seat = `seat:${createId()}` as const;
  const { connection } = service.deps.mongo;
  const [conversations, messages] = ['conversations', 'messages'].map((name) =>
    connection.collection<{ _id: string; conversationId: string }>(name),
  );
  if (!conversations || !messages) throw new Error('collections are there');

  const start = async (owner: OwnerId = seat): Promise<string> =>
    (await service.call('POST', '/conversations', { owner })).json().id;
  const say = (id: string, content: string, owner: OwnerId = seat) =>
    service.call('POST', `/conversations/${id}/messages`, {
      owner,
      body: { role: 'user', content },
    });
  return {
    ...service,
    ...upstream,
    seat,
    conversations,
    messages,
    start,
    say,
    wipe: (owners: OwnerId[] = [seat]) =>
      service.call('POST', '/user-data/wipes', {
        body: {
          lessonId: createId(),
          owners,
          since: ago(30).toISOString(),
          until: new Date().toISOString(),
          keep: { fileIds: [], owner: 'user:lehrerin-abcdef' },
        },
      }),
    /** Makes a conversation and all it holds older than the lesson. */
    makeOld: async (id: string) => {
      const createdAt = ago(24 * 60);
      await conversations.updateOne({ _id: id }, { $set: { createdAt, updatedAt: createdAt } });
      await messages.updateMany(
        { conversationId: id },
        { $set: { timestamp: createdAt, begunAt: createdAt } },
      );
    },
    countOf: (id: string) => messages.countDocuments({ conversationId: id }),
    contentsOf: async (id: string) =>
      (await messages.find({ conversationId: id }).sort({ order: 1 }).toArray()).map(
        (message) => Object(message).content,
      ),
  };
}

test('of a lesson nothing is left but what was said before it, and by others', async () => {
  const { start, say, wipe, makeOld, conversations, countOf, contentsOf } = await openLesson();
  const friend = 'visitor:der-Nachbar' as const;
  const [old, continued, begun] = [await start(), await start(), await start()];
  const others = await start(friend);
  for (const id of [old, continued]) {
    await say(id, 'Ich mag den Mond.');
    await makeOld(id);
  }
  await say(continued, 'Ich heiße Mia und mag auch die Sonne.');
  await say(begun, 'Wie weit ist der Mond weg?');
  await say(others, 'Ich mag die Sterne.', friend);

  expect((await wipe()).statusCode).toBe(204);
  expect(
    await conversations.distinct('_id', { _id: { $in: [old, continued, begun, others] } }),
  ).toEqual(expect.not.arrayContaining([begun]));
  expect([await countOf(old), await countOf(begun), await countOf(others)]).toEqual([2, 0, 2]);
  expect(await contentsOf(continued)).toEqual(['Ich mag den Mond.', expect.any(String)]);

  expect((await wipe()).statusCode).toBe(204);
  expect([await countOf(old), await countOf(continued), await countOf(others)]).toEqual([2, 2, 2]);
});

test('killed between two steps, the next wipe does the rest', async () => {
  const { start, say, wipe, conversations, messages, countOf } = await openLesson();
  const id = await start();
  await say(id, 'Mein Geheimnis');
  // As after the first step: messages are gone, the conversation is there, a turn stored one more.
  await messages.deleteMany({ conversationId: id });
  const late = {
    _id: createId(),
    conversationId: id,
    order: 4,
    role: 'assistant',
    content: 'spät',
  };
  await messages.insertOne({ ...late, timestamp: new Date() } as typeof late);
  await wipe();
  expect(await countOf(id)).toBe(0);
  expect(await conversations.countDocuments({ _id: id })).toBe(0);
});

test.each([
  ['begun in the lesson', false],
  ['older than the lesson', true],
])(
  'a sentence being answered while the wipe runs leaves nothing, in a conversation %s',
  async (_how, isOld) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    let isHeld = false;
    const lesson = await openLesson({
      beforePiece: (index) => (isHeld && index === 2 ? promise : undefined),
    });
    const { app, deps, seat, start, say, makeOld, wipe, countOf, written } = lesson;
    const id = await start();
    await say(id, 'Ich mag den Mond.');
    if (isOld) await makeOld(id);
    isHeld = true;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = Object(app.server.address());
    const headers = {
      'content-type': 'application/json',
      'x-internal-token': deps.internalToken,
      'x-lux-owners': seat,
    };
    const url = `http://127.0.0.1:${port}/conversations/${id}/streamed-messages`;
    const events = readEvents(
      await fetch(url, { method: 'POST', headers, body: JSON.stringify(question) }),
    );
    await waitFor(() => written.length === answer.length + 2);
    expect((await events.next()).value).toMatchObject({ event: 'sentence' });
    expect((await wipe()).statusCode).toBe(204);
    release();
    let last: unknown;
    for await (const event of events) last = event;
    expect(last).toMatchObject({ event: 'error', data: { error: 'CONVERSATION_NOT_FOUND' } });
    expect(await countOf(id)).toBe(isOld ? 2 : 0);
    expect(deps.speaker.forget([seat])).toEqual([]);
  },
);

test('an answer thought out in the lesson can not be committed after it', async () => {
  const { app, deps, seat, start, say, makeOld, wipe, countOf, call } = await openLesson();
  const id = await start();
  await say(id, 'Ich mag den Mond.');
  await makeOld(id);
  const turnId = randomBytes(16).toString('base64url');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = Object(app.server.address());
  const answered = await fetch(`http://127.0.0.1:${port}/conversations/${id}/prepared-messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-internal-token': deps.internalToken,
      'x-lux-owners': seat,
    },
    body: JSON.stringify({ ...question, turnId }),
  });
  const events = readEvents(answered);
  expect((await events.next()).value).toMatchObject({ event: 'sentence' });
  await wipe();
  await waitFor(
    async () =>
      (
        await call('POST', `/conversations/${id}/prepared-messages/${turnId}/commit`, {
          owner: seat,
        })
      ).statusCode === 204,
  );
  let last: unknown;
  for await (const event of events) last = event;
  expect(last).toMatchObject({ event: 'error' });
  expect(await countOf(id)).toBe(2);
});

test('sounds and their notes go in every replica, except those that others hear as well', async () => {
  const { deps, seat, wipe } = await openLesson();
  const other = await openConversation({ engines });
  const settings = await deps.readSettings();
  const prepare = ({ speaker, speechRegistry }: typeof deps, text: string, owner: OwnerId) => {
    const key = speaker.prepare({ text, pace: 'normal', owners: [owner] }, settings);
    speechRegistry.register(key, { text, settings, madeBy: 'http://one' });
    return key;
  };
  const mine = prepare(deps, 'Hallo Mia, du magst den Mond.', seat);
  const elsewhere = prepare(other.deps, 'Mia, dein Hund heißt Bello.', seat);
  const shared = prepare(deps, 'Das weiß ich nicht.', seat);
  prepare(deps, 'Das weiß ich nicht.', 'visitor:der-Nachbar');
  await waitFor(() => deps.speechRegistry.find(elsewhere));

  await wipe();
  await waitFor(() => !other.deps.speaker.has(elsewhere));
  expect([deps.speaker.has(mine), deps.speaker.has(shared)]).toEqual([false, true]);
  await waitFor(async () => !(await deps.speechRegistry.find(elsewhere)));
  expect(await deps.speechRegistry.find(mine)).toBeUndefined();
  expect(await deps.speechRegistry.find(shared)).toBeDefined();
});

test('a text that a child has read aloud goes with its lesson', async () => {
  const { call, deps, seat, wipe } = await openLesson();
  const text = 'Meine Geschichte vom kleinen Drachen.';
  await call('POST', '/speech', { owner: seat, body: { text } });
  const key = deps.speaker.keyOf(text, await deps.readSettings());
  expect(deps.speaker.has(key)).toBe(true);
  await wipe();
  expect(deps.speaker.has(key)).toBe(false);
});
