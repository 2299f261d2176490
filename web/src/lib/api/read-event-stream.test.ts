import { expect, test } from 'vitest';
import { readEventStream, type ServerSentEvent } from './read-event-stream.ts';

async function parse(...pieces: string[]): Promise<ServerSentEvent[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  const events: ServerSentEvent[] = [];
  const { signal } = new AbortController();
  for await (const event of readEventStream(new Response(body), signal)) events.push(event);
  return events;
}

const two = 'event: delta\ndata: {"text":"Hallo"}\n\nevent: done\ndata: {}\n\n';
const twoEvents = [
  { event: 'delta', data: '{"text":"Hallo"}' },
  { event: 'done', data: '{}' },
];

test('events are read one after the other', async () => {
  expect(await parse(two)).toEqual(twoEvents);
});

test.each([1, 2, 3, 5, 7, 11])('pieces of %d characters make the same events', async (size) => {
  for (const text of [two, two.replaceAll('\n', '\r\n'), two.replaceAll('\n', '\r')]) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.slice(index * size, (index + 1) * size),
    );
    expect(await parse(...pieces)).toEqual(twoEvents);
  }
});

test('a line end cut between CR and LF is one line end', async () => {
  expect(await parse('data: a\r', '\ndata: b\r', '\n\r', '\n')).toEqual([
    { event: 'message', data: 'a\nb' },
  ]);
});

test('comments, unknown fields and events without data are skipped', async () => {
  expect(await parse(': ping\n\nid: 7\nretry: 100\nevent: x\n\ndata: a\n\n')).toEqual([
    { event: 'message', data: 'a' },
  ]);
});

test('only one space after the colon belongs to the form', async () => {
  expect(await parse('data:a\n\ndata:  b\n\ndata\n\n')).toEqual([
    { event: 'message', data: 'a' },
    { event: 'message', data: ' b' },
    { event: 'message', data: '' },
  ]);
});

test('an unfinished event is not an event, and a name does not outlive its event', async () => {
  expect(await parse('event: delta\ndata: a\n\ndata: b\n\ndata: c\n')).toEqual([
    { event: 'delta', data: 'a' },
    { event: 'message', data: 'b' },
  ]);
});

test('a byte order mark at the start is skipped', async () => {
  expect(await parse('\uFEFFdata: a\n\n')).toEqual([{ event: 'message', data: 'a' }]);
});
