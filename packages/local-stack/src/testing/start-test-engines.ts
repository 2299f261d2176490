import { onTestFinished } from 'vitest';
import { inheritedEnv } from '../config.ts';
import { prepareDataDir, sharedCacheDir } from '../data-dir/prepare-data-dir.ts';
import { prepareRunDir } from '../data-dir/prepare-run-dir.ts';
import { startEngines } from '../engines/start-engines.ts';

/** Engines on this data folder, ended with the running test. `print` collects what is said. */
export async function startTestEngines(folder: string, searchPath = '') {
  const dataDir = await prepareDataDir(folder);
  const runDir = await prepareRunDir(dataDir);
  const printed: string[] = [];
  const engines = await startEngines({
    dataDir,
    runDir,
    cacheDir: sharedCacheDir,
    searchPath,
    env: inheritedEnv(),
    print: (line) => printed.push(line),
  });
  onTestFinished(() => engines.host?.stop());
  return { ...engines, runDir, printed };
}
