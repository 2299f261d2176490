import { expect, test } from 'vitest';
import { createEventStreamParser, type ServerSentEvent } from './create-event-stream-parser.ts';

function parse(...pieces: string[]): ServerSentEvent[] {
  const parser = createEventStreamParser();
  return pieces.flatMap((piece) => parser.push(piece));
}

const two = 'event: delta\ndata: {"text":"Hallo"}\n\nevent: done\ndata: {}\n\n';
const twoEvents = [
  { event: 'delta', data: '{"text":"Hallo"}' },
  { event: 'done', data: '{}' },
];

test('events are read one after the other', () => {
  expect(parse(two)).toEqual(twoEvents);
});

test.each([1, 2, 3, 5, 7, 11])('pieces of %d characters make the same events', (size) => {
  for (const text of [two, two.replaceAll('\n', '\r\n'), two.replaceAll('\n', '\r')]) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.slice(index * size, (index + 1) * size),
    );
    expect(parse(...pieces)).toEqual(twoEvents);
  }
});

test('a line end cut between CR and LF is one line end', () => {
  expect(parse('data: a\r', '\ndata: b\r', '\n\r', '\n')).toEqual([
    { event: 'message', data: 'a\nb' },
  ]);
});

test('comments, unknown fields and events without data are skipped', () => {
  expect(parse(': ping\n\nid: 7\nretry: 100\nevent: x\n\ndata: a\n\n')).toEqual([
    { event: 'message', data: 'a' },
  ]);
});

test('only one space after the colon belongs to the form', () => {
  expect(parse('data:a\n\ndata:  b\n\ndata\n\n')).toEqual([
    { event: 'message', data: 'a' },
    { event: 'message', data: ' b' },
    { event: 'message', data: '' },
  ]);
});

test('an unfinished event is not an event, and a name does not outlive its event', () => {
  expect(parse('event: delta\ndata: a\n\ndata: b\n\ndata: c\n')).toEqual([
    { event: 'delta', data: 'a' },
    { event: 'message', data: 'b' },
  ]);
});

test('a byte order mark at the start is skipped', () => {
  expect(parse('\uFEFFdata: a\n\n')).toEqual([{ event: 'message', data: 'a' }]);
});
