import { MongoClient } from 'mongodb';

/**
 * Names the collections (`database.collection`) of all databases with this prefix that hold a text
 * anywhere, file contents included.
 */
export async function findInDatabases(
  uri: string,
  databasePrefix: string,
  texts: string[],
): Promise<string[]> {
  const client = new MongoClient(uri);
  const found: string[] = [];
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter((one) => one.name.startsWith(databasePrefix))) {
      for (const collection of await client.db(name).collections()) {
        for await (const document of collection.find()) {
          const text = JSON.stringify(document);
          if (!texts.some((one) => text.includes(one))) continue;
          found.push(`${name}.${collection.collectionName}`);
          break;
        }
      }
    }
  } finally {
    await client.close();
  }
  return found;
}
