import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Db } from 'mongodb';

/** Part of no back-up, and not replaced by one. */
export const FOLDER_COLLECTION = 'object-folders';

const ID = 'folder';

/**
 * The part of every bucket that belongs to this database alone, made up at its first use. A LUX that was
 * restored from a back-up to try it out has another one, so that it cannot clear away the pictures of
 * the LUX whose settings it was given.
 */
export function createFolderReader(db: () => Db): () => Promise<string> {
  let known: string | undefined;
  return async () => {
    known ??= await readFolder(db());
    return known;
  };
}

async function readFolder(db: Db): Promise<string> {
  const folders = db.collection<{ _id: string; name: string }>(FOLDER_COLLECTION);
  const before = await folders.findOne({ _id: ID });
  if (before) return before.name;
  const name = createId();
  try {
    await folders.insertOne({ _id: ID, name });
    return name;
  } catch (error) {
    // Another copy made one up at the same moment: the first is both's.
    if (!isDuplicateKey(error)) throw error;
    return readFolder(db);
  }
}
