import { copyFile, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadConfig } from '@lux/local-stack/config.ts';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { packFolder } from './archive.ts';
import { loadBackupConfig } from './config.ts';
import { dumpDatabases } from './dump-databases.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { openMongodbOfLux } from './open-mongodb-of-lux.ts';

/** Where what is dumped lies, in clear, until it is packed. */
const FOLDER = 'lux-backup-';
const LEFT_AFTER_MS = 6 * 3_600_000;

/** A process that was killed in the middle could not remove what it had dumped. */
async function removeLeftovers(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.startsWith(FOLDER)) continue;
    const found = await stat(path.join(place, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_AFTER_MS) {
      await rm(path.join(place, name), { recursive: true, force: true });
    }
  }
}

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
  // Beside the data: what is written there is as private, and lies on the same disk.
  const place = opened.dataDir ?? os.tmpdir();
  await removeLeftovers(place);
  const folder = await mkdtemp(path.join(place, FOLDER));
  try {
    const cutAt = new Date().toISOString();
    const { client, prefix, dataDir } = opened;
    const collections = await dumpDatabases({ client, prefix, folder });
    const hasSecrets = lock !== null && dataDir !== null;
    if (hasSecrets) {
      await copyFile(path.join(dataDir, 'secrets.json'), path.join(folder, 'secrets.json'));
    }
    const manifest: Manifest = { format: FORMAT, cutAt, prefix, collections, hasSecrets };
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2), {
      mode: 0o600,
    });
    await packFolder(folder, path.resolve(file), lock);
    const documents = collections.reduce((sum, one) => sum + one.documents, 0);
    return { documents, isEncrypted: lock !== null, hasSecrets };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await opened.close();
  }
}
