import { MongoClient } from 'mongodb';
import type { z } from 'zod';

/** All documents of a collection, as far as the schema names their fields. */
export async function findDocuments<Schema extends z.ZodType>(
  uri: string,
  [database, collection]: [database: string, collection: string],
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const client = new MongoClient(uri);
  try {
    const found = await client.db(database).collection(collection).find().toArray();
    return found.map((document) => schema.parse(document));
  } finally {
    await client.close();
  }
}
