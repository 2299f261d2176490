import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { FOLDER_COLLECTION } from '@lux/media-store/folder-of.ts';
import { FORMAT_COLLECTION } from '@lux/service-kit/mongo/claim-data.ts';
import { type Document, EJSON } from 'bson';
import type { MongoClient } from 'mongodb';
import { z } from 'zod';
import { FORMAT, filesOf, Manifest } from '../manifest.ts';
import { readBson } from './bson-file.ts';
import { collectionsOf, databasesOf } from './dump-databases.ts';

const Metadata = z.looseObject({
  options: z.record(z.string(), z.unknown()).default({}),
  indexes: z.array(z.looseObject({ name: z.string() })).default([]),
});

/** Options and indexes of a collection. Rejects where they cannot be read. */
async function readMetadata(folder: string, file: string) {
  return Metadata.parse(EJSON.parse(await readFile(path.join(folder, file), 'utf8')));
}

/** Reads a back-up's manifest and compares every file with its checksum, before anything is touched. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null);
  const parsed = Manifest.safeParse(text && JSON.parse(text));
  if (!parsed.success) throw new StartProblem('Diese Datei ist keine Sicherung von LUX.');
  if (parsed.data.format > FORMAT) {
    throw new StartProblem(
      'Diese Sicherung stammt von einem neueren LUX. Bitte zuerst LUX erneuern.',
    );
  }
  for (const collection of parsed.data.collections) {
    const { documents, metadata } = filesOf(parsed.data.prefix, collection);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, documents)), hash).catch(() => null);
    const isDescribed = await readMetadata(folder, metadata).then(
      () => true,
      () => false,
    );
    if (hash.digest('hex') !== collection.sha256 || !isDescribed) {
      throw new StartProblem(
        `Die Sicherung ist beschädigt (${collection.database}, ${collection.name}). Es wurde nichts verändert.`,
      );
    }
  }
  return parsed.data;
}

interface Options {
  client: MongoClient;
  /** Of this LUX; the back-up may be of one with another. */
  prefix: string;
  folder: string;
  manifest: Manifest;
  /** Collections that are completed instead of replaced, as `accounts.deletions`. */
  isKept: (database: string, collection: string) => boolean;
}

/** Whether a LUX has anything stored already. */
export async function hasData(client: MongoClient, prefix: string): Promise<boolean> {
  for (const database of await databasesOf(client, prefix)) {
    const db = client.db(`${prefix}-${database}`);
    for (const name of await collectionsOf(db)) {
      if (name === FORMAT_COLLECTION || name === FOLDER_COLLECTION) continue;
      if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) return true;
    }
  }
  return false;
}

/**
 * Puts what a checked back-up holds in the place of what is there. It may stop anywhere and be run again.
 *
 * @returns how many documents there are now.
 */
export async function restoreDatabases(options: Options): Promise<number> {
  const { client, prefix, folder, manifest, isKept } = options;
  for (const database of await databasesOf(client, prefix)) {
    const db = client.db(`${prefix}-${database}`);
    for (const name of await collectionsOf(db)) {
      if (!isKept(database, name)) await db.dropCollection(name);
    }
  }
  let restored = 0;
  for (const collection of manifest.collections) {
    const { database, name } = collection;
    const db = client.db(`${prefix}-${database}`);
    const files = filesOf(manifest.prefix, collection);
    const metadata = await readMetadata(folder, files.metadata);
    if (!isKept(database, name)) await db.createCollection(name, metadata.options);
    for await (const documents of readBson(path.join(folder, files.documents))) {
      await insert(db.collection(name), documents, isKept(database, name));
      restored += documents.length;
    }
    const indexes = metadata.indexes.filter((index) => index.name !== '_id_');
    if (indexes.length > 0) {
      await db.command({ createIndexes: name, indexes: indexes.map(withoutNamespace) });
    }
  }
  return restored;
}

type Collection = ReturnType<ReturnType<MongoClient['db']>['collection']>;

/** What is there already stays where a collection is only completed. */
async function insert(collection: Collection, documents: Document[], isCompleted: boolean) {
  if (!isCompleted) {
    await collection.insertMany(documents);
    return;
  }
  for (const document of documents) {
    await collection.updateOne({ _id: document._id }, { $setOnInsert: document }, { upsert: true });
  }
}

/** Older servers wrote the collection's full name into each index. */
function withoutNamespace({ ns: _ns, ...index }: Document): Document {
  return index;
}
