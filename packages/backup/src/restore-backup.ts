import { copyFile, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '@lux/local-stack/config.ts';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { FOLDER_COLLECTION } from '@lux/media-store/folder-of.ts';
import { isEncrypted, unpackFile } from './archive.ts';
import { loadBackupConfig } from './config.ts';
import { openMongodbOfLux } from './databases/open-mongodb-of-lux.ts';
import { checkBackup, hasData, restoreDatabases } from './databases/restore-databases.ts';
import { bringToBucket } from './pictures-in-buckets.ts';
import { inWorkFolder } from './work-folder.ts';

/** What is known of deletions is more than a back-up knows: it is completed, never replaced. */
const TOMBSTONES = new Set(['forgotten', 'deleted-things', 'wiped-periods', 'deletions']);
/** Beside them, whose the objects in a bucket are. */
const isKept = (_database: string, collection: string) =>
  TOMBSTONES.has(collection) || collection === FOLDER_COLLECTION;

/**
 * Puts a back-up in the place of what is stored. It is unpacked and compared with its checksums before
 * anything is touched; where it is stopped in the middle it can be run again.
 *
 * @param isStopped the person's word that no LUX works with a database elsewhere.
 * @throws StartProblem with a German sentence.
 */
export async function restoreBackup(
  file: string,
  { isReplacing, isStopped }: { isReplacing: boolean; isStopped: boolean },
) {
  if (!(await stat(file).catch(() => null))) throw new StartProblem(`${file} gibt es nicht.`);
  loadConfig();
  const { passphrase, identity } = loadBackupConfig();
  const needsSecret = await isEncrypted(file);
  const secret = identity ?? passphrase ?? null;
  if (needsSecret && !secret) {
    throw new StartProblem(
      'Die Sicherung ist verschlüsselt. Bitte BACKUP_PASSPHRASE oder BACKUP_IDENTITY (AGE-SECRET-KEY-…) angeben.',
    );
  }
  const opened = await openMongodbOfLux({ mayRun: false, isStopped });
  const { client, prefix, dataDir } = opened;
  try {
    return await inWorkFolder({ place: dataDir }, async (folder) => {
      await unpackFile(file, folder, needsSecret ? secret : null);
      const manifest = await checkBackup(folder);
      if (!isReplacing && (await hasData(client, prefix))) {
        throw new StartProblem(
          'Hier ist schon etwas gespeichert. Mit --replace wird es durch die Sicherung ersetzt und ist dann weg.',
        );
      }
      const documents = await restoreDatabases({ client, prefix, folder, manifest, isKept });
      const areInBucket = await bringToBucket(client.db(`${prefix}-media`));
      const secrets =
        manifest.hasSecrets && dataDir
          ? await restoreSecrets({ folder, dataDir, isReplacing })
          : 'absent';
      return { documents, cutAt: manifest.cutAt, secrets, areInBucket };
    });
  } finally {
    await opened.close();
  }
}

interface SecretsOptions {
  folder: string;
  dataDir: string;
  isReplacing: boolean;
}

/** The secrets that were there stay beside the restored ones, as `secrets.before-….json`. */
async function restoreSecrets({
  folder,
  dataDir,
  isReplacing,
}: SecretsOptions): Promise<'restored' | 'kept' | 'absent'> {
  const saved = path.join(folder, 'secrets.json');
  const current = path.join(dataDir, 'secrets.json');
  const before = await readFile(current, 'utf8').catch(() => null);
  if (before === (await readFile(saved, 'utf8'))) return 'absent';
  if (before !== null && !isReplacing) return 'kept';
  if (before !== null) {
    const time = new Date().toISOString().replaceAll(':', '-');
    await copyFile(current, path.join(dataDir, `secrets.before-${time}.json`));
  }
  // In one step: without any, the next start would make up others.
  await copyFile(saved, `${current}.new`);
  await rename(`${current}.new`, current);
  return 'restored';
}
