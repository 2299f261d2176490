import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import {
  DAY_MS,
  later,
  MAX_AHEAD_MS,
  openDevice,
  openServer,
  START,
} from '../testing/fakes/sync-devices.ts';

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
