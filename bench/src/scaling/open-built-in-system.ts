import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { openEngines } from '../analytics/open-engines.ts';
import { startUpstream } from '../talk/start-upstream.ts';
import { readProcess } from './read-process.ts';

/**
 * The whole system with engines of its own, for what it costs: text comes from a model that costs nothing
 * and always says the same, sound and pictures are built in. Linux only.
 */
export async function openBuiltInSystem() {
  const upstream = await startUpstream({ saysTheSame: true });
  const engines = await openEngines();
  const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
  const stack = await startStack({
    dataDir,
    port: 0,
    cacheDir: sharedCacheDir,
    mongodbUri: engines.mongodbUri,
    redisUrl: engines.redisUrl,
    env: {
      OPENAI_BASE_URL: upstream.baseUrl,
      OPENAI_TEXT_MODEL: 'scheduled',
      CHILDREN_PER_ADDRESS: '1000',
    },
  });
  return {
    url: stack.url,
    mongodbUri: engines.mongodbUri,
    /** What each process has used so far. */
    usage: (): Map<string, ReturnType<typeof readProcess>> => {
      const pids = [...stack.processes].map(([name, { pid }]) => [name, pid] as const);
      const ours = [...pids, ['engines', engines.pid] as const];
      return new Map(
        ours.flatMap(([name, pid]) => (pid ? [[name, readProcess(pid)] as const] : [])),
      );
    },
    close: async () => {
      await stack.stop();
      await engines.close();
      upstream.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
