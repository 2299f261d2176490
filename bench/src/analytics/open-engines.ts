import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { prepareDataDir, sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { prepareRunDir } from '@lux/local-stack/data-dir/prepare-run-dir.ts';
import { startEngines } from '@lux/local-stack/engines/start-engines.ts';

/** MongoDB and Redis as `npm start` opens them, on data that goes when it is closed. */
export async function openEngines() {
  const dataDir = await prepareDataDir(mkdtempSync(join(tmpdir(), 'lux-bench-')));
  const runDir = await prepareRunDir(dataDir);
  const { mongodbUri, redisUrl, host } = await startEngines({
    dataDir,
    runDir,
    cacheDir: sharedCacheDir,
    env: inheritedEnv(),
    mongodbUri: undefined,
    redisUrl: undefined,
  });
  return {
    mongodbUri,
    redisUrl,
    pid: host?.pid,
    close: async () => {
      await host?.stop();
      for (const folder of [dataDir, runDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
