import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILES, PIECES, piecesOf } from '@lux/media-store/file-record.ts';
import { FOLDER_COLLECTION } from '@lux/media-store/folder-of.ts';
import { EJSON } from 'bson';
import type { Db, MongoClient } from 'mongodb';
import { type DumpedCollection, filesOf } from '../manifest.ts';
import type { Pace } from '../pace.ts';
import { bringFromBuckets, openBuckets } from '../pictures-in-buckets.ts';
import { writeBson } from './bson-file.ts';

/**
 * LUX writes a thing before what refers to it, so that it may stop anywhere. Read the other way round, a
 * back-up that is made meanwhile looks like such a stop: events before what they tell of, records before
 * their files, files before their bytes, and people at the end.
 */
const DATABASE_ORDER = ['analytics', 'media', 'conversation', 'games', 'classroom', 'accounts'];
const LAST_COLLECTIONS = [/\.files$/, /\.chunks$/, /^conversations$/, /^classes$/, /^users$/];

const rankOf = (name: string) => LAST_COLLECTIONS.findIndex((pattern) => pattern.test(name));

/**
 * Small enough that a child's question never waits long behind one command: some 40 kB, or a quarter MB
 * of pictures. The embedded MongoDB copies its answers byte by byte, 10 to 18 ms of a core a MB.
 */
const DOCUMENTS_AT_ONCE = 100;
const PIECES_AT_ONCE = 1;

/** Names of the databases of one LUX, without its prefix, in the order they are read. */
export async function databasesOf(client: MongoClient, prefix: string): Promise<string[]> {
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  return databases
    .flatMap(({ name }) => (name.startsWith(`${prefix}-`) ? [name.slice(prefix.length + 1)] : []))
    .sort((one, other) => DATABASE_ORDER.indexOf(one) - DATABASE_ORDER.indexOf(other));
}

/** Names of a database's collections, in the order they are read. */
export async function collectionsOf(db: Db): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return found
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort((one, other) => {
      const byRank = rankOf(one) - rankOf(other);
      return byRank || one.localeCompare(other);
    });
}

interface Options {
  client: MongoClient;
  prefix: string;
  /** Gets `dump/…`, as `mongodump` would write it. */
  folder: string;
  pace: Pace;
}

/**
 * Writes every collection of one LUX into a folder, while LUX goes on; pictures from a bucket as if they
 * lay in the database.
 */
export async function dumpDatabases({
  client,
  prefix,
  folder,
  pace,
}: Options): Promise<DumpedCollection[]> {
  const dumped: DumpedCollection[] = [];
  const buckets = openBuckets(() => client.db(`${prefix}-media`));
  const bring = bringFromBuckets(buckets);
  // GridFS's own; there also where it has never held a piece.
  if (buckets.buckets.length > 0) {
    const pieces = piecesOf(client.db(`${prefix}-media`));
    await pieces.createIndex({ files_id: 1, n: 1 }, { unique: true });
  }
  for (const database of await databasesOf(client, prefix)) {
    const db = client.db(`${prefix}-${database}`);
    for (const name of await collectionsOf(db)) {
      if (name === FOLDER_COLLECTION) continue;
      const files = filesOf(prefix, { database, name, documents: 0, sha256: '' });
      await mkdir(path.dirname(path.join(folder, files.documents)), {
        recursive: true,
        mode: 0o700,
      });
      await writeFile(path.join(folder, files.metadata), await describeCollection(db, name), {
        mode: 0o600,
      });
      const found = db
        .collection(name)
        .find({}, { raw: true, batchSize: name === PIECES ? PIECES_AT_ONCE : DOCUMENTS_AT_ONCE });
      const stored = found as unknown as AsyncIterable<Uint8Array>;
      const isOf = (collection: string) => database === 'media' && name === collection;
      const documents = isOf(FILES)
        ? bring.records(stored)
        : isOf(PIECES)
          ? bring.pieces(stored)
          : stored;
      const { count, sha256 } = await writeBson(
        path.join(folder, files.documents),
        documents,
        pace,
      );
      dumped.push({ database, name, documents: count, sha256 });
    }
  }
  await buckets.close();
  return dumped;
}

/** Options and indexes in the words of `mongodump`. */
async function describeCollection(db: Db, name: string): Promise<string> {
  const [info] = await db.listCollections({ name }).toArray();
  const indexes = await db.collection(name).listIndexes().toArray();
  const described = {
    options: info && 'options' in info ? info.options : {},
    indexes,
    collectionName: name,
    type: 'collection',
  };
  return EJSON.stringify(described, { relaxed: false });
}
