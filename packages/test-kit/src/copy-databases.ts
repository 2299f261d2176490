import { type Db, type Document, MongoClient } from 'mongodb';

/**
 * A back-up of all databases with this prefix, in memory. `restore` puts every collection back as it
 * was, as `mongorestore --drop` does; what came into being since goes.
 */
export async function copyDatabases(
  uri: string,
  databasePrefix: string,
): Promise<{ restore: () => Promise<void> }> {
  const client = new MongoClient(uri);
  const eachCollection = async (handle: (name: string, database: Db) => Promise<void>) => {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter((one) => one.name.startsWith(databasePrefix))) {
      for (const collection of await client.db(name).collections()) {
        await handle(collection.collectionName, client.db(name));
      }
    }
  };
  const copies = new Map<string, Document[]>();
  const within = async (work: () => Promise<void>) => {
    await client.connect();
    await work().finally(() => client.close());
  };
  await within(() =>
    eachCollection(async (name, database) => {
      const path = `${database.databaseName}.${name}`;
      copies.set(path, await database.collection(name).find().toArray());
    }),
  );
  return {
    restore: () =>
      within(() =>
        eachCollection(async (name, database) => {
          const collection = database.collection(name);
          await collection.deleteMany({});
          const copied = copies.get(`${database.databaseName}.${name}`) ?? [];
          if (copied.length > 0) await collection.insertMany(copied);
        }),
      ),
  };
}
