import { promisify } from 'node:util';
import { constants, crc32, gzip } from 'node:zlib';
import type { Pace } from './pace.ts';

const compress = promisify(gzip);

/** A stored block of deflate holds no more (RFC 1951, 3.2.4). */
const BLOCK_BYTES = 65_535;
const BLOCK_HEAD_BYTES = 5;
const BLOCKS = 16;
const PIECE_BYTES = BLOCKS * BLOCK_BYTES;
const SAMPLE_BYTES = 32_768;
/** Pictures are packed already: where a sample loses less than this, the rest is not worth the time. */
const WORTH_IT = 0.95;
/** Deflate, no name, no time, an unknown system (RFC 1952, 2.3). */
const MEMBER_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const MEMBER_TAIL_BYTES = 8;

/**
 * Packs as `gzip` does, piece by piece, and leaves pieces as they are that do not become smaller: pictures
 * are most of a back-up and would take most of its time. A file of several members is one to every `gzip`.
 *
 * @returns pieces whose memory is used again as soon as the next one is asked for.
 */
export async function* compressPieces(
  source: AsyncIterable<Buffer>,
  pace: Pace,
): AsyncGenerator<Buffer> {
  const room = Buffer.allocUnsafe(
    MEMBER_HEAD.length + BLOCKS * (BLOCK_HEAD_BYTES + BLOCK_BYTES) + MEMBER_TAIL_BYTES,
  );
  for await (const piece of piecesOf(source)) {
    const sample = piece.subarray(0, SAMPLE_BYTES);
    const packed = await compress(sample, { level: constants.Z_BEST_SPEED });
    const isWorthIt = packed.length < sample.length * WORTH_IT;
    // In one go: with the usual 16 kB at a time zlib takes three times as long.
    yield isWorthIt ? await compress(piece, { chunkSize: PIECE_BYTES }) : store(piece, room);
    await pace();
  }
}

/** A member of `gzip` whose bytes are left as they are, written into `room`. */
function store(piece: Buffer, room: Buffer): Buffer {
  let at = MEMBER_HEAD.copy(room);
  for (let from = 0; from < piece.length; from += BLOCK_BYTES) {
    const size = Math.min(BLOCK_BYTES, piece.length - from);
    const isLast = from + size === piece.length;
    at = room.writeUInt8(isLast ? 1 : 0, at);
    at = room.writeUInt16LE(size, at);
    at = room.writeUInt16LE(size ^ 0xffff, at);
    at += piece.copy(room, at, from, from + size);
  }
  at = room.writeUInt32LE(crc32(piece), at);
  at = room.writeUInt32LE(piece.length, at);
  return room.subarray(0, at);
}

async function* piecesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  let used = 0;
  for await (const part of source) {
    for (let from = 0; from < part.length; ) {
      const copied = part.copy(piece, used, from);
      used += copied;
      from += copied;
      if (used < PIECE_BYTES) continue;
      yield piece;
      used = 0;
    }
  }
  if (used > 0) yield piece.subarray(0, used);
}
