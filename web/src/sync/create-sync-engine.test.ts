import type { SyncedItem, SyncedItemsPage } from '@lux/contracts/accounts/synced-items.ts';
import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../lib/api/api-error.ts';
import type { SyncCollection } from './collections/sync-collection.ts';
import { createSyncEngine } from './create-sync-engine.ts';
import { emptySyncState } from './sync-state.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const MAX_AHEAD_MS = 60_000;

/** The account as services/accounts keeps it: the later change wins, times ahead are moved back. */
function openServer() {
  let latest = 0;
  let things = new Map<string, SyncedItem & { order: number }>();
  const server = {
    nowMs: START,
    isAway: false,
    isFull: false,
    pageSize: 2,
    calls: { read: 0, put: 0 },
    /** How many things were sent to devices. */
    told: 0,
    /** Called while a put is on its way. */
    meanwhile: () => {},
    answer: () => [...things.values()].map(({ order: _order, ...thing }) => structuredClone(thing)),
    /** An older state comes back. */
    backUp: () => {
      const [kept, order] = [structuredClone(things), latest];
      return () => {
        [things, latest] = [kept, order];
      };
    },
    pageSince: (since: string | null): SyncedItemsPage => {
      const after = Number(since ?? 0);
      if (after > latest) throw refusal('CHANGES_UNKNOWN');
      const changed = [...things.values()]
        .filter(({ order }) => order > after)
        .toSorted((one, other) => one.order - other.order);
      const page = changed.slice(0, server.pageSize);
      server.told += page.length;
      return {
        things: page.map(({ order: _order, ...thing }) => structuredClone(thing)),
        mark: String(page.at(-1)?.order ?? after),
        hasMore: changed.length > page.length,
      };
    },
    read: async (since: string | null) => {
      if (server.isAway) throw new Error('offline');
      server.calls.read += 1;
      return server.pageSince(since);
    },
    put: async (changes: readonly SyncedItem[], since: string | null) => {
      if (server.isAway) throw new Error('offline');
      server.calls.put += 1;
      if (server.isFull && changes.some(({ data }) => data !== null)) {
        throw refusal('TOO_MANY_THINGS');
      }
      for (const change of structuredClone(changes)) {
        const key = `${change.kind}/${change.id}`;
        const at = Math.min(Date.parse(change.changedAt), server.nowMs + MAX_AHEAD_MS);
        const before = things.get(key);
        if (before && Date.parse(before.changedAt) >= at) continue;
        latest += 1;
        things.set(key, { ...change, changedAt: new Date(at).toISOString(), order: latest });
      }
      const answer = server.pageSince(since);
      server.meanwhile();
      return answer;
    },
  };
  return server;
}
const refusal = (code: string) =>
  new ApiError({ status: 409, code, message: code, isForPerson: true });
type Server = ReturnType<typeof openServer>;

function openDevice(server: Server, options: { aheadMs?: number } = {}) {
  const device = {
    things: new Map<string, string>(),
    syncState: emptySyncState,
    isMine: true,
    isDamaged: false,
    isFull: false,
    written: 0,
  };
  const collection: SyncCollection = {
    kind: 'story',
    keys: ['stories'],
    read: () => ({
      kind: 'story',
      items: [...device.things].map(([id, text]) => ({ id, data: { text }, madeAt: null })),
      isDeleted: () => !device.isDamaged,
    }),
    accepts: ({ data }) => data === null || typeof data.text === 'string',
    write: (changes) => {
      if (device.isFull) return false;
      device.isDamaged = false;
      for (const { id, data } of changes) {
        if (data === null) device.things.delete(id);
        else device.things.set(id, String(data.text));
      }
      return true;
    },
  };
  const open = () =>
    createSyncEngine({
      syncCollections: [collection],
      syncState: {
        read: () => device.syncState,
        write: (syncState) => {
          device.syncState = syncState;
        },
      },
      api: server,
      isMine: () => device.isMine,
      now: () => new Date(server.nowMs + (options.aheadMs ?? 0)),
      onWritten: () => {
        device.written += 1;
      },
    });
  const syncEngine = open();
  return {
    ...device,
    device,
    openTab: open,
    sync: syncEngine.sync,
    texts: () => Object.fromEntries([...device.things].toSorted()),
    write: (id: string, text: string) => device.things.set(id, text),
    remove: (id: string) => device.things.delete(id),
  };
}

const later = (server: Server, ms = 1000) => {
  server.nowMs += ms;
};

test('what is made on one device is found on the other, and in step nothing more is sent', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  school.write('a', 'Drache');
  await school.sync();
  await home.sync();
  expect(home.texts()).toEqual({ a: 'Drache' });
  expect(home.device.written).toBe(1);
  await school.sync();
  await home.sync();
  expect(server.calls.put).toBe(1);
});

test('at the first login both sides come together, without doubles', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  school.write('a', 'Drache');
  school.write('both', 'gleich');
  await school.sync();
  home.write('b', 'Igel');
  home.write('both', 'gleich');
  await home.sync();
  await school.sync();
  const all = { a: 'Drache', b: 'Igel', both: 'gleich' };
  expect([school.texts(), home.texts()]).toEqual([all, all]);
});

test('offline changes wait and merge when the connection is back', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  school.write('a', 'eins');
  await school.sync();
  await home.sync();
  server.isAway = true;
  later(server);
  home.write('a', 'zwei');
  home.write('b', 'neu');
  await expect(home.sync()).rejects.toThrow('offline');
  server.isAway = false;
  await home.sync();
  await school.sync();
  expect(school.texts()).toEqual({ a: 'zwei', b: 'neu' });
});

test.each([
  ['the earlier one first', ['early', 'late']],
  ['the later one first', ['late', 'early']],
])('of two changes the later counts: %s', async (_name, order) => {
  const server = openServer();
  const devices = { early: openDevice(server), late: openDevice(server) };
  devices.early.write('a', 'Anfang');
  await devices.early.sync();
  await devices.late.sync();

  server.isAway = true;
  for (const [name, device] of Object.entries(devices)) {
    later(server);
    device.write('a', name);
    // Noted offline: that is when it counts as changed.
    await device.sync().catch(() => {});
  }
  server.isAway = false;
  for (const name of [...order, ...order]) {
    await (name === 'early' ? devices.early : devices.late).sync();
  }
  expect([devices.early.texts(), devices.late.texts()]).toEqual([{ a: 'late' }, { a: 'late' }]);
});

test('what is deleted goes on all devices and does not come back with one that was away', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  school.write('a', 'Drache');
  await school.sync();
  await home.sync();
  later(server);
  school.remove('a');
  await school.sync();
  later(server, DAY_MS);
  home.write('b', 'Igel');
  await home.sync();
  await school.sync();
  expect([school.texts(), home.texts()]).toEqual([{ b: 'Igel' }, { b: 'Igel' }]);
  expect(server.answer().find(({ id }) => id === 'a')?.data).toBeNull();
});

test('what is changed after somebody deleted it is there again', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  school.write('a', 'Drache');
  await school.sync();
  await home.sync();
  later(server);
  school.remove('a');
  await school.sync();
  later(server);
  home.write('a', 'Drache mit Hut');
  await home.sync();
  await school.sync();
  expect(school.texts()).toEqual({ a: 'Drache mit Hut' });
});

test('a damaged list is fetched again, not deleted everywhere', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  school.write('a', 'Drache');
  school.write('b', 'Igel');
  await school.sync();
  await home.sync();
  later(server);
  school.device.isDamaged = true;
  school.remove('a');
  await school.sync();
  await home.sync();
  const all = { a: 'Drache', b: 'Igel' };
  expect([school.texts(), home.texts()]).toEqual([all, all]);
});

test('what a full browser could not keep is not taken for deleted', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  school.write('a', 'Drache');
  await school.sync();
  home.device.isFull = true;
  await home.sync();
  later(server);
  await home.sync();
  home.device.isFull = false;
  await home.sync();
  expect(home.texts()).toEqual({ a: 'Drache' });
  expect(server.answer()[0]?.data).not.toBeNull();
});

test('a clock that runs a year ahead settles after one sending, and does not win for ever', async () => {
  const server = openServer();
  const [ahead, right] = [openDevice(server, { aheadMs: 365 * DAY_MS }), openDevice(server)];
  ahead.write('a', 'eins');
  await ahead.sync();
  await ahead.sync();
  expect(server.calls.put).toBe(1);
  later(server, DAY_MS);
  await right.sync();
  right.write('a', 'zwei');
  await right.sync();
  await ahead.sync();
  expect(ahead.texts()).toEqual({ a: 'zwei' });
});

test('a clock that is behind does not lose what was changed after it was seen', async () => {
  const server = openServer();
  const [right, behind] = [openDevice(server), openDevice(server, { aheadMs: -DAY_MS })];
  right.write('a', 'eins');
  await right.sync();
  await behind.sync();
  later(server);
  behind.write('a', 'zwei');
  await behind.sync();
  await right.sync();
  expect(right.texts()).toEqual({ a: 'zwei' });
});

test('what changes while the server is asked is not lost', async () => {
  const server = openServer();
  const device = openDevice(server);
  device.write('a', 'eins');
  server.meanwhile = () => {
    server.meanwhile = () => {};
    later(server);
    device.write('a', 'zwei');
    void device.sync();
  };
  await device.sync();
  expect(device.texts()).toEqual({ a: 'zwei' });
  expect(server.answer()[0]?.data).toEqual({ text: 'zwei' });
});

test('two tabs at the same moment are one change', async () => {
  const server = openServer();
  const device = openDevice(server);
  const tab = device.openTab();
  device.write('a', 'eins');
  await Promise.all([device.sync(), tab.sync()]);
  expect(server.answer()).toHaveLength(1);
  const { put } = server.calls;
  await Promise.all([device.sync(), tab.sync()]);
  expect(server.calls.put).toBe(put);
  expect(device.texts()).toEqual({ a: 'eins' });
});

test('an answer that comes after the logout leaves nothing behind', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  school.write('a', 'Drache');
  await school.sync();
  home.write('b', 'Igel');
  server.meanwhile = () => {
    home.device.isMine = false;
  };
  await home.sync();
  expect(home.texts()).toEqual({ b: 'Igel' });
  await home.sync();
  expect(home.texts()).toEqual({ b: 'Igel' });
});

test('what the screens could not show is left with the server', async () => {
  const server = openServer();
  const broken = { kind: 'story', id: 'x', data: { text: 7 } } as const;
  await server.put([{ ...broken, changedAt: new Date(START).toISOString() }], null);
  const device = openDevice(server);
  await device.sync();
  await device.sync();
  expect(device.texts()).toEqual({});
  expect(server.answer()).toMatchObject([broken]);
});

test('a thing too large for the server stays here and stops nothing', async () => {
  const server = openServer();
  const device = openDevice(server);
  device.write('big', 'x'.repeat(200_001));
  device.write('small', 'klein');
  await device.sync();
  expect(server.answer().map(({ id }) => id)).toEqual(['small']);
  expect(Object.keys(device.texts())).toEqual(['big', 'small']);
});

test('250 things go in portions', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  for (let count = 0; count < 250; count += 1) school.write(`thing-${count}`, 'x');
  await school.sync();
  expect(server.calls.put).toBe(3);
  await home.sync();
  expect(Object.keys(home.texts())).toHaveLength(250);
});

test('a device that is in step is told nothing again', async () => {
  const server = openServer();
  const device = openDevice(server);
  for (let count = 0; count < 30; count += 1) device.write(`thing-${count}`, 'x');
  await device.sync();
  const { told } = server;
  for (let look = 0; look < 5; look += 1) await device.sync();
  device.write('thing-1', 'y');
  await device.sync();
  expect(server.told - told).toBe(1);
});

test('a line that breaks between two pages goes on where it broke', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  for (let count = 0; count < 10; count += 1) school.write(`thing-${count}`, 'x');
  await school.sync();
  server.told = 0;
  const { read } = server;
  server.read = async (since) => {
    if (server.calls.read === 3) throw new Error('offline');
    return read(since);
  };
  server.calls.read = 0;
  await expect(home.sync()).rejects.toThrow('offline');
  expect(Object.keys(home.texts())).toHaveLength(6);
  server.read = read;
  await home.sync();
  expect(Object.keys(home.texts())).toHaveLength(10);
  expect(server.told).toBe(10);
});

test('a full account still takes what is deleted, and what was made elsewhere still comes', async () => {
  const server = openServer();
  const [school, home] = [openDevice(server), openDevice(server)];
  home.write('old', 'x');
  await home.sync();
  school.write('a', 'Drache');
  await school.sync();
  server.isFull = true;
  later(server);
  home.remove('old');
  home.write('new', 'Igel');
  await expect(home.sync()).rejects.toMatchObject({ code: 'TOO_MANY_THINGS' });
  expect(home.texts()).toEqual({ a: 'Drache', new: 'Igel' });
  expect(server.answer().find(({ id }) => id === 'old')?.data).toBeNull();
  server.isFull = false;
  await home.sync();
  await school.sync();
  expect(school.texts()).toEqual({ a: 'Drache', new: 'Igel' });
});

test('after the server has gone back to a back-up, the devices bring back what it lost', async () => {
  const server = openServer();
  const device = openDevice(server);
  device.write('a', 'Drache');
  await device.sync();
  const restore = server.backUp();
  later(server);
  device.write('b', 'Igel');
  await device.sync();
  restore();
  expect(server.answer().map(({ id }) => id)).toEqual(['a']);
  await device.sync();
  expect(server.answer().map(({ id }) => id)).toEqual(['a', 'b']);
});

test('whatever three devices do online and offline, they end alike', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const server = openServer();
    const devices = [0, 5000, -5000].map((aheadMs) => openDevice(server, { aheadMs }));
    const random = createRandom(seed);
    for (let step = 0; step < 60; step += 1) {
      later(server, 1 + Math.floor(random() * 4000));
      const device = devices[Math.floor(random() * devices.length)];
      const id = `thing-${Math.floor(random() * 5)}`;
      const act = random();
      if (act < 0.4) device?.write(id, `${seed}.${step}`);
      else if (act < 0.55) device?.remove(id);
      else if (act < 0.65) server.isAway = !server.isAway;
      else await device?.sync().catch(() => {});
    }
    server.isAway = false;
    for (const device of [...devices, ...devices, ...devices]) {
      later(server, MAX_AHEAD_MS);
      await device.sync();
    }
    const alive = server.answer().filter(({ data }) => data !== null);
    const truth = Object.fromEntries(alive.map(({ id, data }) => [id, data?.text]).toSorted());
    for (const device of devices) expect(device.texts(), `seed ${seed}`).toEqual(truth);
  }
});
