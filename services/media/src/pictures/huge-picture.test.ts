import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cleanLinePage } from '../coloring/clean-line-page.ts';
import { printablePicture } from '../pdf/printable-picture.ts';
import { fitPicture } from './fit-picture.ts';

/** A part of a PNG: length, name, content, check sum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A coloured PNG of a few bytes that says it is this many pixels wide and high. */
function pretend(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const [depth, colours] = [8, 2];
  header.writeUInt8(depth, 8);
  header.writeUInt8(colours, 9);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const users: [string, (bytes: Buffer) => Promise<unknown>][] = [
  ['fitted', (bytes) => fitPicture(bytes, '1024x1024')],
  ['cleaned for colouring', (bytes) => cleanLinePage(bytes)],
  ['printed', (bytes) => printablePicture(bytes, 'page-1')],
];

test.each(users)(
  'a picture of 900 million pixels in a few bytes is not unpacked to be %s',
  async (_use, use) => {
    const bytes = pretend(30_000, 30_000);
    expect(bytes.length).toBeLessThan(1_000);
    await expect(use(bytes)).rejects.toThrow(/pixel limit/);
  },
);

test.each(users)('a file that is no picture at all is not %s', async (_use, use) => {
  await expect(use(Buffer.from('<svg xmlns:x="file:///etc/passwd">'))).rejects.toThrow();
});
