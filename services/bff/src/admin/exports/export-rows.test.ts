import { Readable } from 'node:stream';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { expect, test } from 'vitest';
import { readRows } from './export-rows.ts';

const row: AnalyticsRequest = {
  id: 'one',
  timestamp: '2026-01-02T03:04:05.678Z',
  type: 'text',
  visitorToken: null,
  prompt: 'Grüße\u2028von\u2029der\u0085👩',
  response: null,
  imageUrl: null,
  userAgent: null,
  ipAddress: null,
  userId: null,
  operation: 'POST /api/speech',
  status: 200,
  durationMs: 5,
  safety: null,
};
const bytes = Buffer.from(`${JSON.stringify(row)}\n${JSON.stringify(row)}\n`);

const allOf = (body: Readable) => Readable.from(readRows(body)).toArray();

test('words with line ends that only Unicode knows stay in one row, however the bytes are cut', async () => {
  for (const size of [1, 7, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    expect(await allOf(Readable.from(chunks))).toEqual([row, row]);
  }
});

test('a stream that breaks off within a row is no shorter export', async () => {
  const body = Readable.from([bytes.subarray(0, bytes.length - 10)]);
  await expect(allOf(body)).rejects.toThrow();
});
