import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineEventStream } from '../event-streams.ts';
import { readEntry } from './read-entry.ts';

const stream = defineEventStream({ name: 'steps', schema: z.object({ step: z.number() }) });
const entry = (text: string) => ({ id: '1-0', fields: [stream.field, text] });

test('a broken event stays apart, the others of its entry are read', () => {
  const { events, unreadable } = readEntry(stream, entry('[{"step":1},{"step":"x"}]'));
  expect(events).toEqual([{ step: 1 }]);
  expect(unreadable).toBe('[{"step":"x"}]');
});

test('one nested more deeply than can be written again is kept as it came', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const text = `[{"step":1},${deep}]`;
  const { events, unreadable } = readEntry(stream, entry(text));
  expect(events).toEqual([{ step: 1 }]);
  expect(unreadable).toBe(JSON.stringify([stream.field, text]));
});
