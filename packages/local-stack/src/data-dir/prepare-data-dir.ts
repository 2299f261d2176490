import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartProblem } from '../start-problem.ts';

/** Where this checkout keeps binaries patched for older glibc, for runs whose data folder is thrown away. */
export const sharedCacheDir = fileURLToPath(new URL('../../../../.data/cache', import.meta.url));

/** Where Node keeps stripped and compiled modules between starts. */
export const compileCacheIn = (cacheDir: string): string => path.join(cacheDir, 'node');

/** Makes sure that the data folder exists and can be written to; resolves its real path. Throws StartProblem. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  try {
    await makeFolder(path.join(dataDir, 'logs'));
    const probe = path.join(dataDir, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
    return await realpath(dataDir);
  } catch (cause) {
    throw new StartProblem(
      [
        `In den Datenordner ${dataDir} kann nicht geschrieben werden${reason(cause)}.`,
        'Bitte die Rechte des Ordners ändern oder einen anderen nehmen: DATA_DIR=/anderer/ordner npm start',
      ].join('\n'),
      { cause },
    );
  }
}

/** Node's own recursive mkdir never comes back where a parent refuses with ENOENT, as below /proc. */
async function makeFolder(folder: string): Promise<void> {
  const error = await tryToMake(folder);
  if (error?.code !== 'ENOENT') {
    if (error && error.code !== 'EEXIST') throw error;
    return;
  }
  await makeFolder(path.dirname(folder));
  const stillFails = await tryToMake(folder);
  if (stillFails) throw stillFails;
}

async function tryToMake(folder: string): Promise<NodeJS.ErrnoException | undefined> {
  return mkdir(folder, { mode: 0o700 }).then(
    () => undefined,
    (error) => error,
  );
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? ` (${error.code})` : '';
}
