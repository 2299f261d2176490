import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inheritedEnv, loadConfig } from '@lux/local-stack/config.ts';
import { lockDataDir } from '@lux/local-stack/data-dir/lock-data-dir.ts';
import { prepareDataDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { prepareRunDir } from '@lux/local-stack/data-dir/prepare-run-dir.ts';
import { redisAddressFile } from '@lux/local-stack/engines/plan-engines.ts';
import { startEngines } from '@lux/local-stack/engines/start-engines.ts';
import { withoutSecrets } from '@lux/local-stack/stack/services.ts';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { MongoClient } from 'mongodb';

/** Redis is neither saved nor opened: any address keeps the engine host from starting one. */
const NO_REDIS = 'redis://127.0.0.1:1';

interface OpenedMongodb {
  client: MongoClient;
  /** Databases are called by it and the service: `lux-accounts`. */
  prefix: string;
  /** The Redis of the LUX that runs; null where none runs here, or none is known. */
  redisUrl: string | null;
  /** Where `npm start` keeps its secrets; null for a MongoDB elsewhere. */
  dataDir: string | null;
  /** Others work with it, or may: whoever reads all of it must not keep them waiting. */
  isInUse: boolean;
  close: () => Promise<void>;
}

/**
 * Opens the MongoDB that LUX works with: `MONGODB_URI`, that of a running `npm start`, or, where it does
 * not run, the embedded one in its data folder.
 *
 * @param mayRun false for a restore: nobody may work with the data meanwhile.
 * @param isStopped the person's word that no LUX works with a database elsewhere: nobody can see it.
 * @throws StartProblem with a German sentence, also where LUX runs and may not.
 */
export async function openMongodbOfLux({
  mayRun,
  isStopped = false,
}: {
  mayRun: boolean;
  isStopped?: boolean;
}): Promise<OpenedMongodb> {
  const config = loadConfig();
  const env = inheritedEnv();
  const prefix = env.NAME_PREFIX ?? 'lux';
  if (config.mongodbUri) {
    const opened = await openElsewhere(config.mongodbUri, { prefix, mayRun, isStopped });
    return { ...opened, redisUrl: config.redisUrl ?? null };
  }
  if (!existsSync(path.join(config.dataDir, 'mongodb')) && mayRun) {
    throw new StartProblem(`In ${config.dataDir} ist nichts gespeichert, das man sichern könnte.`);
  }
  const dataDir = await prepareDataDir(config.dataDir);
  const runDir = await prepareRunDir(dataDir);
  try {
    const lock = await lockDataDir(runDir, () => `Prozess ${process.pid}, Sicherung`);
    const engines = await startEngines({
      dataDir,
      runDir,
      cacheDir: path.join(dataDir, 'cache'),
      env: withoutSecrets(env),
      redisUrl: NO_REDIS,
    });
    const client = await connect(engines.mongodbUri);
    const close = async () => {
      await client.close();
      await engines.host?.stop();
      await lock.release();
    };
    return { client, prefix, dataDir, redisUrl: null, isInUse: false, close };
  } catch (error) {
    if (!mayRun || !(error instanceof StartProblem)) throw error;
    // It runs: what it has opened is there for us, too.
    const socket = encodeURIComponent(path.join(runDir, 'mongodb.sock'));
    const client = await connect(`mongodb://${socket}/?directConnection=true`);
    const redisUrl = config.redisUrl ?? (await readAddress(redisAddressFile(runDir)));
    return { client, prefix, dataDir, redisUrl, isInUse: true, close: () => client.close() };
  }
}

/** Null where no LUX has written one. */
const readAddress = (file: string) => readFile(file, 'utf8').catch(() => null);

async function openElsewhere(
  uri: string,
  { prefix, mayRun, isStopped }: { prefix: string; mayRun: boolean; isStopped: boolean },
): Promise<Omit<OpenedMongodb, 'redisUrl'>> {
  if (!mayRun && !isStopped) {
    throw new StartProblem(
      'Mit MONGODB_URI sieht niemand, ob LUX noch damit arbeitet. Bitte alles beenden und dann mit --stopped bestätigen.',
    );
  }
  const client = await connect(uri);
  return { client, prefix, dataDir: null, isInUse: !isStopped, close: () => client.close() };
}

async function connect(uri: string): Promise<MongoClient> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    return await client.connect();
  } catch (cause) {
    throw new StartProblem('Die Datenbank ist nicht erreichbar.', { cause });
  }
}
