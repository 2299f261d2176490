import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { prepareDataDir, sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { prepareRunDir } from '@lux/local-stack/data-dir/prepare-run-dir.ts';
import { startEngines } from '@lux/local-stack/engines/start-engines.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';

const workerScript = fileURLToPath(import.meta.resolve('@lux/media/src/worker.ts'));

/** The whole system on engines that more workers can join. */
export async function openSystem(env: Record<string, string> = {}) {
  const dataDir = await prepareDataDir(mkdtempSync(join(tmpdir(), 'lux-bench-')));
  const engineDir = await prepareDataDir(mkdtempSync(join(tmpdir(), 'lux-bench-')));
  const runDir = await prepareRunDir(engineDir);
  const own = inheritedEnv();
  const engines = await startEngines({
    dataDir: engineDir,
    runDir,
    cacheDir: sharedCacheDir,
    env: own,
    mongodbUri: undefined,
    redisUrl: undefined,
  });
  const { mongodbUri, redisUrl } = engines;
  const internalToken = randomBytes(16).toString('hex');
  const stack = await startStack({
    dataDir,
    port: 0,
    cacheDir: sharedCacheDir,
    mongodbUri,
    redisUrl,
    secrets: { INTERNAL_TOKEN: internalToken },
    env,
  });
  const workers: ChildProcess[] = [];

  return {
    url: stack.url,
    workerPids: () => [
      ...[stack.processes.get('media-worker')?.pid].filter((pid) => pid !== undefined),
      ...workers.flatMap(({ pid }) => pid ?? []),
    ],
    /** One more worker, started as a container would be: it lowers its priority itself. */
    addWorker: () => {
      const given = { MONGODB_URI: mongodbUri, REDIS_URL: redisUrl, INTERNAL_TOKEN: internalToken };
      workers.push(
        spawn(process.execPath, [workerScript], {
          stdio: 'ignore',
          env: { ...own, ...env, ...given, PORT: '0', LOG_LEVEL: 'silent' },
        }),
      );
    },
    close: async () => {
      for (const worker of workers) {
        worker.kill();
        await once(worker, 'exit');
      }
      await stack.stop();
      await engines.host?.stop();
      for (const folder of [dataDir, engineDir, runDir]) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
