import { copyFile, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadConfig } from '@lux/local-stack/config.ts';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { isEncrypted, unpackFile } from './archive.ts';
import { loadBackupConfig } from './config.ts';
import { openMongodbOfLux } from './open-mongodb-of-lux.ts';
import { checkBackup, hasData, restoreDatabases } from './restore-databases.ts';

/** What is known of deletions is more than a back-up knows: it is completed, never replaced. */
const TOMBSTONES = new Set(['forgotten', 'deleted-things', 'wiped-periods', 'deletions']);
const isKept = (_database: string, collection: string) => TOMBSTONES.has(collection);

/**
 * Puts a back-up in the place of what is stored. It is unpacked and compared with its checksums before
 * anything is touched; where it is stopped in the middle it can be run again.
 *
 * @throws StartProblem with a German sentence.
 */
export async function restoreBackup(file: string, { isReplacing }: { isReplacing: boolean }) {
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
  const opened = await openMongodbOfLux({ mayRun: false });
  const folder = await mkdtemp(path.join(opened.dataDir ?? os.tmpdir(), 'restore-'));
  try {
    await unpackFile(file, folder, needsSecret ? secret : null);
    const manifest = await checkBackup(folder);
    const { client, prefix, dataDir } = opened;
    if (!isReplacing && (await hasData(client, prefix))) {
      throw new StartProblem(
        'Hier ist schon etwas gespeichert. Mit --replace wird es durch die Sicherung ersetzt und ist dann weg.',
      );
    }
    const documents = await restoreDatabases({ client, prefix, folder, manifest, isKept });
    const secrets =
      manifest.hasSecrets && dataDir
        ? await restoreSecrets({ folder, dataDir, isReplacing })
        : 'absent';
    return { documents, cutAt: manifest.cutAt, secrets };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await opened.close();
  }
}

interface SecretsOptions {
  folder: string;
  dataDir: string;
  isReplacing: boolean;
}

/** The secrets that were there stay beside the restored ones, as `secrets.before-restore.json`. */
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
  if (before !== null) await rename(current, path.join(dataDir, 'secrets.before-restore.json'));
  await copyFile(saved, current);
  return 'restored';
}
