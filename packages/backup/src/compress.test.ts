import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPieces } from './compress.ts';
import { createPace } from './pace.ts';

async function packed(bytes: Buffer): Promise<Buffer> {
  const parts = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
    bytes.subarray(index * 65_536, (index + 1) * 65_536),
  );
  const pieces: Buffer[] = [];
  for await (const piece of compressPieces(Readable.from(parts), createPace(1))) {
    // Its memory is used again for the next one.
    pieces.push(Buffer.from(piece));
  }
  return Buffer.concat(pieces);
}

const words = Buffer.from('Warum ist der Himmel am Abend rot? '.repeat(60_000));
const pictures = randomBytes(2_500_000);

test('words become small, pictures stay, and any gunzip reads both behind one another', async () => {
  const both = Buffer.concat([words, pictures, words]);
  const file = await packed(both);
  expect(gunzipSync(file).equals(both)).toBe(true);
  expect((await packed(words)).length).toBeLessThan(words.length / 20);
  expect((await packed(pictures)).length).toBeLessThan(pictures.length * 1.01);
});
