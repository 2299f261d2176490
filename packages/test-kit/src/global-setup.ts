import { rm } from 'node:fs/promises';
import { prepareDataDir, sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { prepareRunDir } from '@lux/local-stack/data-dir/prepare-run-dir.ts';
import { startEngines } from '@lux/local-stack/engines/start-engines.ts';
import { makeTestFolder } from '@lux/local-stack/testing/test-folders.ts';
import type { TestProject } from 'vitest/node';
import { loadConfig } from './config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engines: { mongodbUri: string; redisUrl: string };
    /** In the project `on-cluster` alone: its Redis. */
    redisClusterUrl?: string;
    isSoak: boolean;
  }
}

/** Vitest's `globalSetup`: opens the real engines once per run, on data in memory that are removed at its end. */
export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const { mongodbUri, redisUrl, isSoak, env } = loadConfig();
  project.provide('isSoak', isSoak);
  const dataDir = await prepareDataDir(await makeTestFolder('lux-test-'));
  const runDir = await prepareRunDir(dataDir);
  const engines = await startEngines({
    dataDir,
    runDir,
    cacheDir: sharedCacheDir,
    env,
    mongodbUri,
    redisUrl,
    print: (line) => process.stderr.write(`${line}\n`),
  });
  project.provide('engines', { mongodbUri: engines.mongodbUri, redisUrl: engines.redisUrl });
  return async () => {
    await engines.host?.stop();
    await rm(runDir, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
}
