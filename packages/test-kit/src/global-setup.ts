import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { prepareDataDir, sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { prepareRunDir } from '@lux/local-stack/data-dir/prepare-run-dir.ts';
import { startEngines } from '@lux/local-stack/engines/start-engines.ts';
import type { TestProject } from 'vitest/node';
import { loadConfig } from './config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engines: { mongodbUri: string; redisUrl: string };
  }
}

/** Vitest's `globalSetup`: opens the real engines once per run, on data that is removed at its end. */
export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const { mongodbUri, redisUrl, env } = loadConfig();
  const dataDir = await prepareDataDir(await mkdtemp(path.join(os.tmpdir(), 'lux-test-')));
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
