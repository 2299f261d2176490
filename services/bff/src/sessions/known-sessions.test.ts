import { createId } from '@lux/service-kit/secrets.ts';
import { openFaultProxy } from '@lux/test-kit/open-fault-proxy.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';
import { createKnownSessions } from './create-known-sessions.ts';
import type { Session } from './session.ts';

const engines = useEngines();

const sessionOf = (userId: string): Session => ({
  id: 'one',
  isOver: false,
  isStored: true,
  visitorTokens: [],
  userId,
  dashboardOpenUntil: null,
  confirmedUntil: null,
  hasUnlocked: false,
  budget: 'mine',
});

async function open() {
  const proxy = await openFaultProxy(engines.redis.url);
  const speaker = new Redis(engines.redis.url);
  const namePrefix = `${engines.redis.prefix}-${createId()}`;
  const known = createKnownSessions({ url: proxy.url, log: pino({ level: 'silent' }), namePrefix });
  onTestFinished(async () => {
    await known.close();
    await proxy.close();
    speaker.disconnect();
  });
  let reads = 0;
  const bff = {
    proxy,
    stored: sessionOf('mia'),
    say: (key: string) => speaker.publish(known.channel, key),
    recall: (key = 'key') =>
      known.recall(key, async () => {
        reads += 1;
        return { ...bff.stored };
      }),
    /** Whether Redis was asked. */
    isRead: async () => {
      const before = reads;
      await bff.recall();
      return reads > before;
    },
    known,
  };
  await waitFor(async () => !(await bff.isRead()));
  return bff;
}

test('a session is read once, until any copy of the bff says that it has changed', async () => {
  const bff = await open();
  bff.stored = sessionOf('ben');
  await bff.say('another key');
  expect((await bff.recall())?.userId).toBe('mia');
  await bff.say('key');
  await waitFor(async () => (await bff.recall())?.userId === 'ben');
});

test('what somebody does to a session that was remembered stays theirs', async () => {
  const bff = await open();
  const mine = await bff.recall();
  if (mine) mine.visitorTokens = ['mine-alone'];
  expect(await bff.recall()).toEqual(sessionOf('mia'));
});

test('what changes while it is read is not remembered as it was', async () => {
  const { known, isRead } = await open();
  await known.recall('key-2', async () => {
    known.forget('key-2');
    return sessionOf('old');
  });
  const again = await known.recall('key-2', async () => sessionOf('new'));
  expect(again?.userId).toBe('new');
  expect(await isRead()).toBe(false);
});

test('a session that is over is none to remember', async () => {
  const bff = await open();
  bff.stored = { ...sessionOf('mia'), isOver: true };
  bff.known.forget('key');
  expect([await bff.isRead(), await bff.isRead()]).toEqual([true, true]);
});

test('without a word from Redis nothing is remembered, and afterwards nothing from before', async () => {
  const bff = await open();
  await bff.proxy.cut();
  await waitFor(() => bff.isRead());
  expect(await bff.isRead()).toBe(true);
  bff.stored = sessionOf('ben');
  await bff.proxy.restore();
  await waitFor(async () => !(await bff.isRead()));
  expect((await bff.recall())?.userId).toBe('ben');
});

test('a session that ends at one copy of the bff has ended at the other', async () => {
  const options = { redisUrl: engines.redis.url, namePrefix: engines.redis.prefix };
  const copies = [await openBff(options), await openBff(options)] as const;
  const [here, there] = [copies[0].deps.sessions, copies[1].deps.sessions];
  const { id } = here.empty();
  await here.logIn(id, 'mia', 0);
  expect((await there.recall(id))?.userId).toBe('mia');
  await here.logIn(id, 'ben', 0);
  expect((await here.recall(id))?.userId).toBe('ben');
  await waitFor(async () => (await there.recall(id))?.userId === 'ben');
  await here.endAllOf('ben');
  expect(await here.recall(id)).toBeNull();
  await waitFor(async () => (await there.recall(id)) === null);
});
