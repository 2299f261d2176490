import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type Document, deserialize } from 'bson';
import type { Pace } from '../pace.ts';
import { writeSteadily } from '../write-steadily.ts';

/** What MongoDB takes in one command, with room for its head. */
const MOST_BATCH_BYTES = 8_000_000;
const MOST_BATCH_DOCUMENTS = 1_000;
/** MongoDB's own limit of a document, 16 MiB, and some for its head. */
const MOST_DOCUMENT_BYTES = 17_000_000;

/** Writes documents one after the other as `mongodump` does. @returns how many there were, and the file's SHA-256. */
export async function writeBson(
  file: string,
  documents: AsyncIterable<Uint8Array>,
  pace: Pace,
): Promise<{ count: number; sha256: string }> {
  const hash = createHash('sha256');
  let count = 0;
  const counted = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const document of source) {
      hash.update(document);
      count += 1;
      yield document;
      await pace();
    }
  };
  await writeSteadily(file, counted(documents));
  return { count, sha256: hash.digest('hex') };
}

/**
 * Reads a file of documents in batches that MongoDB takes in one command. Numbers keep their type.
 *
 * @throws Error where the file is cut off or holds no documents.
 */
export async function* readBson(file: string): AsyncGenerator<Document[]> {
  let rest: Buffer = Buffer.alloc(0);
  let batch: Document[] = [];
  let batchBytes = 0;
  for await (const part of createReadStream(file, { highWaterMark: 1_048_576 })) {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    let from = 0;
    while (rest.length - from >= 4) {
      const size = rest.readInt32LE(from);
      if (size < 5 || size > MOST_DOCUMENT_BYTES) throw new Error(`${file} is damaged`);
      if (rest.length - from < size) break;
      const isFull = batch.length >= MOST_BATCH_DOCUMENTS || batchBytes + size > MOST_BATCH_BYTES;
      if (isFull && batch.length > 0) {
        yield batch;
        batch = [];
        batchBytes = 0;
      }
      batch.push(
        deserialize(rest.subarray(from, from + size), {
          promoteValues: false,
          promoteBuffers: false,
          bsonRegExp: true,
        }),
      );
      batchBytes += size;
      from += size;
    }
    rest = rest.subarray(from);
  }
  if (rest.length > 0) throw new Error(`${file} is cut off`);
  if (batch.length > 0) yield batch;
}
