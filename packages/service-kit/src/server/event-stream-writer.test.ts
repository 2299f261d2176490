import { expect, test } from 'vitest';
import { eventStreamWriter } from './event-stream-writer.ts';

/** What each write holds, as the connection would get it. */
async function writesOf(write: (writer: ReturnType<typeof eventStreamWriter>) => Promise<void>) {
  const writer = eventStreamWriter();
  const writes: string[] = [];
  writer.body.on('data', (chunk) => writes.push(String(chunk)));
  const ended = new Promise((resolve) => writer.body.once('end', resolve));
  await write(writer);
  await ended;
  return writes;
}

const nextTurnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

test('the head leaves at once, events known together leave together, later ones by themselves', async () => {
  const writes = await writesOf(async (writer) => {
    await nextTurnOfLoop();
    writer.send('delta', { text: 'Hallo.' });
    await Promise.resolve();
    writer.send('sentence', { index: 0 });
    await nextTurnOfLoop();
    writer.send('done', {});
    writer.end();
  });
  expect(writes).toEqual([
    ':\n\n',
    'event: delta\ndata: {"text":"Hallo."}\n\nevent: sentence\ndata: {"index":0}\n\n',
    'event: done\ndata: {}\n\n',
  ]);
});

test('nothing comes after the end', async () => {
  const writes = await writesOf(async (writer) => {
    writer.end();
    writer.send('delta', { text: 'zu spät' });
    writer.end();
  });
  expect(writes.join('')).toBe(':\n\n');
});

test('a listener that has gone is written to no more', async () => {
  const writer = eventStreamWriter();
  writer.body.destroy();
  writer.send('delta', {});
  writer.end();
  await nextTurnOfLoop();
  expect(writer.body.destroyed).toBe(true);
});
