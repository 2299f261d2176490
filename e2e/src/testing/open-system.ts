import { rm } from 'node:fs/promises';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import type { Stack } from '@lux/local-stack/stack/stack.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { makeTestFolder } from '@lux/local-stack/testing/test-folders.ts';

/** Just below the hooks' own limit, for machines that are busy with other things. */
const READY_WITHIN_MS = 110_000;

/** The whole system, as `npm start` runs it, on a data folder of its own. */
export async function openSystem(
  options: {
    dataDir?: string;
    env?: Record<string, string>;
    /** Those of another system that has the same data. */
    secrets?: Parameters<typeof startStack>[0]['secrets'];
    /** Where it answers over HTTPS, too; 0 picks a free port. */
    httpsPort?: number;
    /** Engines that a test wants to look into; embedded ones unless given. */
    mongodbUri?: string;
    redisUrl?: string;
    /** Takes what the terminal would show: deaths and restarts. */
    print?: (line: string) => void;
  } = {},
): Promise<{
  stack: Stack;
  /** Ends everything and removes its data. */
  close: () => Promise<void>;
}> {
  const dataDir = options.dataDir ?? (await makeTestFolder('lux-e2e-'));
  const stack = await startStack({
    dataDir,
    port: 0,
    readyWithinMs: READY_WITHIN_MS,
    cacheDir: sharedCacheDir,
    // With the data, not beside it, so that nothing is left of a test.
    env: { DELETION_LOG_FILE: `${dataDir}/deletions.log`, ...options.env },
    mongodbUri: options.mongodbUri,
    redisUrl: options.redisUrl,
    ...(options.secrets && { secrets: options.secrets }),
    ...(options.httpsPort !== undefined && { httpsPort: options.httpsPort }),
    ...(options.print && { print: options.print }),
  });
  return {
    stack,
    close: async () => {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
