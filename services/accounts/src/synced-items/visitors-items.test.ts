import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
const DAY_MS = 24 * 60 * 60 * 1_000;
let opened = 0;

async function open() {
  opened += 1;
  const { call, deps } = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-visitors-items-${opened}`,
  });
  const as = (owner: string) => ({ 'x-lux-owners': owner });
  const stored = deps.mongo.connection.collection<{ userId: string; usedAt?: Date }>('things');
  return {
    call,
    deps,
    keep: (owner: string, id: string, data: object = { title: id }, at = new Date()) =>
      call(
        'PUT',
        '/things',
        { things: [{ kind: 'story', id, changedAt: at.toISOString(), data }] },
        as(owner),
      ),
    read: async (owner: string): Promise<{ id: string; data: unknown }[]> =>
      (await call('GET', '/things', undefined, as(owner))).body.things,
    forget: (owner: string) => call('DELETE', '/user-data', undefined, as(owner)),
    unusedFor: (userId: string, days: number) =>
      stored.updateMany({ userId }, { $set: { usedAt: new Date(Date.now() - days * DAY_MS) } }),
    sweep: () => deps.syncedItems.removeUnusedOfVisitors(new Date(Date.now() - 90 * DAY_MS)),
  };
}

const MIA = 'visitor:mia-mia-mia';
const TOM = 'visitor:tom-tom-tom';
const ids = (things: { id: string }[]) => things.map(({ id }) => id).toSorted();

test('what a visitor keeps it finds again, and nobody else does', async () => {
  const { keep, read } = await open();
  expect((await keep(MIA, 'story_1')).status).toBe(200);
  expect(ids(await read(MIA))).toEqual(['story_1']);
  expect(await read(TOM)).toEqual([]);
});

test('a visitor who logs in takes its things along; the later version stays', async () => {
  const { keep, read, call } = await open();
  const user = `user:${'u'.repeat(22)}`;
  await keep(user, 'story_2', { title: 'neu' }, new Date());
  await keep(MIA, 'story_1');
  await keep(MIA, 'story_2', { title: 'alt' }, new Date(Date.now() - DAY_MS));
  for (const _time of [1, 2]) {
    const adoption = { from: MIA, to: user };
    expect((await call('POST', '/user-data/adoptions', adoption)).status).toBe(204);
  }
  expect(await read(MIA)).toEqual([]);
  const kept = await read(user);
  expect(ids(kept)).toEqual(['story_1', 'story_2']);
  expect(kept.find(({ id }) => id === 'story_2')?.data).toEqual({ title: 'neu' });
});

test('a visitor who has everything deleted has nothing left, and others keep theirs', async () => {
  const { keep, read, forget, call } = await open();
  await keep(MIA, 'story_1');
  await keep(TOM, 'story_1');
  const presences = await call('POST', '/owner-presences', { owners: [MIA, 'visitor:nobody-12'] });
  expect(presences.body).toEqual({ owners: [MIA] });
  expect((await forget(MIA)).status).toBe(204);
  expect(await read(MIA)).toEqual([]);
  expect(ids(await read(TOM))).toEqual(['story_1']);
});

test('what nobody has asked for in 90 days goes; who came since keeps all', async () => {
  const { keep, read, unusedFor, sweep } = await open();
  const user = `user:${'u'.repeat(22)}`;
  for (const owner of [MIA, TOM, user]) {
    await keep(owner, 'story_1');
    await keep(owner, 'story_2');
    await unusedFor(owner, 91);
  }
  await read(TOM);
  expect(await sweep()).toBe(1);
  expect(await read(MIA)).toEqual([]);
  expect(ids(await read(TOM))).toEqual(['story_1', 'story_2']);
  expect(ids(await read(user))).toEqual(['story_1', 'story_2']);
});

test('a visitor may keep less than an account', async () => {
  const { keep, read } = await open();
  const long = { text: 'x'.repeat(190_000) };
  for (let at = 0; at < 10; at += 1) await keep(MIA, `story_${at}`, long);
  const { status, body } = await keep(MIA, 'story_99', long);
  expect([status, body.error]).toEqual([409, 'TOO_MANY_THINGS']);
  expect(await read(MIA)).toHaveLength(5);
});

test('what a guest kept in a lesson goes with it, what it kept before stays', async () => {
  const { keep, read, call } = await open();
  await keep(MIA, 'story_1');
  const since = new Date().toISOString();
  await keep(MIA, 'story_2');
  const wipe = {
    lessonId: 'l'.repeat(22),
    owners: [MIA],
    since,
    until: new Date().toISOString(),
    keep: { fileIds: [], owner: `user:${'t'.repeat(22)}` },
  };
  expect((await call('POST', '/user-data/wipes', wipe)).status).toBe(204);
  expect(ids(await read(MIA))).toEqual(['story_1']);
});
