import { rm } from 'node:fs/promises';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { prepareDataDir, sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { prepareRunDir } from '@lux/local-stack/data-dir/prepare-run-dir.ts';
import { startEngines } from '@lux/local-stack/engines/start-engines.ts';
import { makeTestFolder } from '@lux/local-stack/testing/test-folders.ts';

/** Never connected to: says that the other engine is not wanted. */
const ELSEWHERE = { mongodb: 'mongodb://elsewhere', redis: 'redis://elsewhere' };

/**
 * One engine in a process of its own, so that MongoDB and Valkey can fail apart. Where this machine
 * has a Redis server, it is that one, with its append-only file.
 */
export async function openEngine(kind: 'mongodb' | 'valkey', print: (line: string) => void) {
  const dataDir = await prepareDataDir(await makeTestFolder(`lux-${kind}-`));
  const runDir = await prepareRunDir(dataDir);
  const env = inheritedEnv();
  const { host, ...engine } = await startEngines({
    dataDir,
    runDir,
    cacheDir: sharedCacheDir,
    env,
    searchPath: env.PATH ?? '',
    ...(kind === 'mongodb' ? { redisUrl: ELSEWHERE.redis } : { mongodbUri: ELSEWHERE.mongodb }),
    onLine: (line) => print(`${kind}: ${line}`),
    print: (line) => print(line.replace('engines', kind)),
  });
  if (!host) throw new Error(`${kind} has no process`);
  return {
    process: host,
    url: kind === 'mongodb' ? engine.mongodbUri : engine.redisUrl,
    /** False for the packaged Valkey, which forgets everything when it ends. */
    keepsData: kind === 'mongodb' || !engine.names.redis.includes('mitgeliefert'),
    close: async () => {
      await host.stop();
      await rm(dataDir, { recursive: true, force: true });
      await rm(runDir, { recursive: true, force: true });
    },
  };
}
