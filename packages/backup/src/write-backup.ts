import { copyFile, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '@lux/local-stack/config.ts';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import type { MongoClient } from 'mongodb';
import { packFolder } from './archive.ts';
import { awaitEvents } from './await-events.ts';
import { loadBackupConfig } from './config.ts';
import { databasesOf, dumpDatabases } from './databases/dump-databases.ts';
import { openMongodbOfLux } from './databases/open-mongodb-of-lux.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { createPace } from './pace.ts';
import { measureInBuckets } from './pictures-in-buckets.ts';
import { inWorkFolder } from './work-folder.ts';

/** 10,000 conversations and 1,000 pictures take less than a minute (`npm run bench -- backup`). */
const SHARE_BESIDE_CHILDREN = 0.35;

/**
 * Writes everything LUX has stored into one file, also while it runs.
 *
 * @throws StartProblem with a German sentence.
 */
export async function writeBackup(file: string) {
  loadConfig();
  const { passphrase, recipient } = loadBackupConfig();
  const lock = passphrase || recipient ? { passphrase, recipient } : null;
  if (await stat(file).catch(() => null)) {
    throw new StartProblem(`${file} gibt es schon. Bitte einen anderen Namen nehmen.`);
  }
  const opened = await openMongodbOfLux({ mayRun: true });
  const { client, prefix, dataDir, redisUrl } = opened;
  const pace = createPace(opened.isInUse ? SHARE_BESIDE_CHILDREN : 1);
  const target = path.resolve(file);
  try {
    return await inWorkFolder({ place: dataDir, unfinished: `${target}.part` }, async (folder) => {
      await requireSpace(client, prefix, folder);
      const cutAt = new Date().toISOString();
      const eventsMissing =
        redisUrl === null ? undefined : await awaitEvents({ redisUrl, namePrefix: prefix });
      const collections = await dumpDatabases({ client, prefix, folder, pace });
      const hasSecrets = lock !== null && dataDir !== null;
      if (hasSecrets) {
        await copyFile(path.join(dataDir, 'secrets.json'), path.join(folder, 'secrets.json'));
      }
      const manifest: Manifest = {
        ...{ format: FORMAT, cutAt, eventsMissing, prefix, collections, hasSecrets },
      };
      await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2), {
        mode: 0o600,
      });
      await packFolder(folder, target, { lock, pace });
      const documents = collections.reduce((sum, one) => sum + one.documents, 0);
      return { documents, eventsMissing, isEncrypted: lock !== null, hasSecrets };
    });
  } finally {
    await opened.close();
  }
}

/** Half as much again stays free for the database and whoever else writes there. */
const SPARE = 1.5;

/** @throws StartProblem where the dump would fill the disk that the database writes to. */
async function requireSpace(client: MongoClient, prefix: string, folder: string): Promise<void> {
  let bytes = await measureInBuckets(client.db(`${prefix}-media`));
  for (const database of await databasesOf(client, prefix)) {
    const { dataSize } = await client.db(`${prefix}-${database}`).stats();
    bytes += Number(dataSize ?? 0);
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes * SPARE) {
    const gigabytes = Math.ceil((bytes * SPARE) / 1e9);
    throw new StartProblem(
      `Für die Sicherung ist auf der Platte von ${path.dirname(folder)} nicht genug Platz: nötig sind ${gigabytes} GB.`,
    );
  }
}
