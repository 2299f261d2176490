import { connectMongo } from '@lux/service-kit/mongo/connect-mongo.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { z } from 'zod';

const Stats = z.object({ dataSize: z.number(), indexSize: z.number() });

/** Bytes of documents (not compressed) and of indexes, by database of the owners of data. */
export async function readStorage(uri: string): Promise<Record<string, number>> {
  const log = createLogger('bench', 'silent');
  const sizes: Record<string, number> = {};
  for (const name of ['accounts', 'conversation', 'media', 'analytics']) {
    const mongo = connectMongo({ uri, database: `lux-${name}`, log });
    await mongo.whenReady;
    const { dataSize, indexSize } = Stats.parse(await mongo.connection.db?.stats());
    sizes[name] = dataSize + indexSize;
    await mongo.close();
  }
  return sizes;
}
