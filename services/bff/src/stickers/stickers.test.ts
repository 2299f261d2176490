import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createPush } from '@lux/service-kit/push/create-push.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { emptySession } from '../sessions/session.ts';
import { collected, openStickers, sticker, svg } from '../testing/open-stickers.ts';
import { readEvents } from '../testing/read-events.ts';
import { publishStorySaved } from './publish-story-saved.ts';

const engines = useEngines();
const log = createLogger('accounts', 'silent');
let opened = 0;
const open = (environment: Record<string, string> = {}) => {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-${opened}`;
  return openStickers({ namePrefix, redisUrl: engines.redis.url }, environment);
};

const claim = { stickerId: 'erstes-bild', achievementType: 'Malen', metadata: { runde: 3 } };
const loginNeeded = {
  error: 'STICKERS_NEED_LOGIN',
  message: 'Du musst angemeldet sein, um Sticker zu sammeln.',
};

test('anybody may see which stickers there are', async () => {
  const { app, ask } = await open();
  expect((await app.inject('/api/stickers')).json()).toEqual([sticker]);
  const answer = await ask('{ stickers { id name description category rarity image_url } }');
  expect(answer).toEqual({ data: { stickers: [sticker] } });
});

test('who is not logged in collects nothing, and hears why', async () => {
  const { app, ask, claims, post } = await open();
  const headers = { 'x-visitor-token': 'stickers-visitor' };
  const read = await app.inject({ url: '/api/user/stickers', headers });
  const claimed = await post('/api/user/stickers', claim, headers);
  for (const answer of [read, claimed]) {
    expect([answer.statusCode, answer.json()]).toEqual([401, loginNeeded]);
  }
  const asked = await ask('{ userStickers { stickerId } }');
  expect(asked.errors[0]).toMatchObject({
    message: loginNeeded.message,
    extensions: { code: loginNeeded.error, status: 401 },
  });
  expect(claims).toEqual([]);
});

test('a user sees and claims stickers, over REST and GraphQL alike', async () => {
  const { app, ask, claims, logIn, post, userId } = await open();
  const cookie = await logIn();
  const read = await app.inject({ url: '/api/user/stickers', headers: { cookie } });
  expect(read.json()).toEqual([collected]);
  const claimed = await post('/api/user/stickers', claim, { cookie });
  expect([claimed.statusCode, claimed.json()]).toEqual([200, collected]);

  const fields =
    'stickerId achievementType collectedAt metadata sticker { id name description category rarity image_url }';
  expect(await ask(`{ userStickers { ${fields} } }`, cookie)).toEqual({
    data: { userStickers: [collected] },
  });
  const award = (input: string) => `mutation { awardSticker(input: ${input}) { ${fields} } }`;
  const literal = '{ stickerId: "erstes-bild", achievementType: "Malen", metadata: { runde: 3 } }';
  expect((await ask(award(literal), cookie)).data).toEqual({ awardSticker: collected });
  await ask(
    `mutation ($input: AwardStickerInput!) { awardSticker(input: $input) { stickerId } }`,
    cookie,
    { input: claim },
  );
  expect(claims).toEqual(Array.from({ length: 3 }, () => ({ user: userId, claim })));
});

test('a broken claim is refused by the bff', async () => {
  const { ask, claims, logIn, post } = await open();
  const cookie = await logIn();
  const broken = { stickerId: 'erstes-bild', metadata: { $where: '1' } };
  expect((await post('/api/user/stickers', broken, { cookie })).statusCode).toBe(400);
  const mutation = 'mutation ($i: AwardStickerInput!) { awardSticker(input: $i) { stickerId } }';
  const answer = await ask(mutation, cookie, { i: broken });
  expect(answer.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  expect(claims).toEqual([]);
});

test('a drawing is served for ever, can do nothing, and is not recorded as a request', async () => {
  const { app, deps, namePrefix } = await open();
  const image = await app.inject(sticker.image_url);
  expect([image.statusCode, image.body]).toEqual([200, svg]);
  expect(image.headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  const missing = await app.inject('/api/stickers/gibt-es-nicht/image');
  expect([missing.statusCode, missing.json().error]).toEqual([404, 'STICKER_NOT_FOUND']);
  expect(missing.headers['cache-control'] ?? '').not.toContain('immutable');

  await app.inject('/api/stickers');
  const recorded = await waitFor(async () => {
    const events = await readEvents(deps.redis, namePrefix);
    return events.length > 0 && events.map(({ operation }) => operation);
  });
  expect(recorded).toEqual(['GET /api/stickers']);
});

test('a new sticker reaches the user it belongs to', async () => {
  const { app, deps, logIn, namePrefix, userId } = await open();
  const cookie = await logIn();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie, origin: url },
  });
  onTestFinished(() => void socket.close());
  const heard: unknown[] = [];
  socket.on('sticker.awarded', (userSticker) => heard.push(userSticker));
  const push = createPush({ redis: deps.redis, namePrefix });
  // The socket enters the user's room a moment after it is connected.
  await waitFor(() => {
    push.toOwner(`user:${userId}`, 'sticker.awarded', collected);
    return heard.length > 0;
  });
  expect(heard[0]).toEqual(collected);
});

test('an answer of LUX counts for a user, not for a visitor', async () => {
  const { logIn, post, readActivities, userId } = await open();
  const talk = async (headers: Record<string, string>) => {
    const conversation = await post('/api/conversations', {}, headers);
    const path = `/api/conversations/${conversation.json().id}/messages`;
    return post(path, { role: 'user', content: 'Wie viele Beine hat eine Spinne?' }, headers);
  };
  await talk({ 'x-visitor-token': 'stickers-visitor' });
  const answer = (await talk({ cookie: await logIn() })).json();
  const activities = await waitFor(async () => {
    const told = await readActivities();
    return told.length > 0 && told;
  });
  expect(activities).toEqual([
    {
      name: 'talk.answered',
      id: answer.id,
      timestamp: answer.timestamp,
      owner: `user:${userId}`,
    },
  ]);
});

test.each(['messages', 'prepared-messages'])(
  'an answer that came piece by piece counts when it is whole (%s)',
  async (path) => {
    const message = {
      id: createId(),
      role: 'assistant',
      content: 'Acht.',
      timestamp: collected.collectedAt,
      safety: null,
    };
    const conversation = await createInnerServer({
      service: 'conversation',
      log,
      internalToken: 'an internal token',
      checks: {},
    });
    for (const kind of ['streamed', 'prepared']) {
      conversation.post(`/conversations/:id/${kind}-messages`, async (_request, reply) =>
        reply
          .type('text/event-stream')
          .send(`event: done\ndata: ${JSON.stringify({ message })}\n\n`),
      );
    }
    const url = await conversation.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => conversation.close());
    const { logIn, post, readActivities, userId } = await open({ CONVERSATION_URL: url });
    const body = { role: 'user', content: 'Wie viele Beine hat eine Spinne?' };
    await post(
      `/api/conversations/${createId()}/${path}`,
      path === 'messages' ? body : { ...body, turnId: createId() },
      { cookie: await logIn(), accept: 'text/event-stream' },
    );
    const activities = await waitFor(async () => {
      const told = await readActivities();
      return told.length > 0 && told;
    });
    expect(activities).toMatchObject([{ id: message.id, owner: `user:${userId}` }]);
  },
);

test('a story counts for a user under one id, however often it is saved', async () => {
  const { deps, readActivities, userId } = await open();
  const session = emptySession();
  publishStorySaved(deps, { id: 'one', session: { ...session, userId: null } }, 'story_1');
  for (const storyId of ['story_1', 'story_1', 'story_2']) {
    publishStorySaved(deps, { id: 'two', session: { ...session, userId } }, storyId);
  }
  const activities = await waitFor(async () => {
    const told = await readActivities();
    return told.length === 3 && told;
  });
  expect(new Set(activities.map(({ id }) => id)).size).toBe(2);
  expect(activities[0]).toEqual({
    name: 'story.saved',
    id: expect.stringMatching(/^[\w-]{22}$/),
    timestamp: expect.any(String),
    owner: `user:${userId}`,
  });
});
