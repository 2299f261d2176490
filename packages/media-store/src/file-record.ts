import type { Id } from '@lux/contracts/common/ids.ts';
import { type Collection, type Db, type Filter, ObjectId } from 'mongodb';

/** Of GridFS, in which all files lie or whose collections at least hold what is known of them. */
export const FILES = 'files.files';
export const PIECES = 'files.chunks';

/** What says where a file's bytes are, among all that is known of it. */
export interface FileRecord {
  _id: ObjectId;
  filename: Id;
  length: number;
  chunkSize: number;
  metadata: {
    contentType: string;
    /** A bucket's `place`; without it they are in GridFS. */
    store?: string;
    /** When they were moved there. */
    movedAt?: Date;
  };
}

export interface Piece {
  _id: ObjectId;
  files_id: ObjectId;
  n: number;
  data: Buffer;
}

export const filesOf = (db: Db): Collection<FileRecord> => db.collection<FileRecord>(FILES);
export const piecesOf = (db: Db): Collection<Piece> => db.collection<Piece>(PIECES);

/** Files whose bytes are in a bucket; null: in GridFS. */
export const inPlace = (place: string | null): Filter<FileRecord> => ({
  'metadata.store': place ?? { $exists: false },
});

const KEY_BYTES = 12;

/**
 * The GridFS key of a file: the first 96 bits of its id, because the driver wants an ObjectId.
 * Known from the id alone, so that pieces of a write that never ended can be found again. The whole
 * id is the file's name and is compared too.
 */
export function gridKey(id: Id): ObjectId {
  return new ObjectId(Buffer.from(id, 'base64url').subarray(0, KEY_BYTES));
}

/** Cuts bytes as GridFS does. */
export async function* cutPieces(
  bytes: AsyncIterable<Uint8Array>,
  { _id, chunkSize }: Pick<FileRecord, '_id' | 'chunkSize'>,
): AsyncGenerator<Piece> {
  const piece = (n: number, data: Buffer): Piece => ({
    _id: new ObjectId(),
    files_id: _id,
    n,
    data,
  });
  let rest = Buffer.alloc(0);
  let n = 0;
  for await (const part of bytes) {
    rest = Buffer.concat([rest, part]);
    for (; rest.length >= chunkSize; n += 1) {
      yield piece(n, Buffer.from(rest.subarray(0, chunkSize)));
      rest = rest.subarray(chunkSize);
    }
  }
  if (rest.length > 0) yield piece(n, rest);
}
