import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inheritedEnv } from './config.ts';
import { ensureSecrets } from './data-dir/ensure-secrets.ts';
import { lockDataDir } from './data-dir/lock-data-dir.ts';
import { compileCacheIn, prepareDataDir } from './data-dir/prepare-data-dir.ts';
import { prepareRunDir } from './data-dir/prepare-run-dir.ts';
import { startEngines } from './engines/start-engines.ts';
import { describeHttps } from './https/describe-https.ts';
import { type Certificates, keepCertificates } from './https/keep-certificates.ts';
import { checkPublicPort } from './ports/check-public-port.ts';
import { pickFreePorts } from './ports/pick-free-ports.ts';
import { describeServices } from './stack/describe-services.ts';
import { describeVite, publicUrl } from './stack/describe-vite.ts';
import { keepBackups } from './stack/keep-backups.ts';
import { createLineSink, rankOf, runServices } from './stack/run-services.ts';
import { withoutSecrets } from './stack/services.ts';
import type { Stack } from './stack/stack.ts';
import { ProcessGroup } from './supervisor/process-group.ts';
import { waitUntilReady } from './supervisor/wait-until-ready.ts';
import { buildWebClient } from './web-client/build-web-client.ts';

/** What `startStack` can be told; only the data folder and the port are needed. */
type StackOptions = {
  dataDir: string;
  /** 0 picks a free one. */
  port: number;
  host?: string;
  /** Where LUX answers over HTTPS by an authority of its own; 0 picks a free one, null: nowhere. */
  httpsPort?: number | null;
  /** The repository, or a stand-in for it with `services/` and `web/`. */
  root?: string;
  /** Folder of binaries patched for older glibc; in the data folder unless given. */
  cacheDir?: string;
  /** Where a back-up a day goes and how many stay; null: nowhere. */
  backups?: { dir: string; keep: number } | null;
  /** Engines that run elsewhere. */
  mongodbUri?: string | undefined;
  redisUrl?: string | undefined;
  /** Secrets that are not to be generated. */
  secrets?: Parameters<typeof ensureSecrets>[1];
  /** Added to the inherited environment, e.g. the OPENAI_BASE_URL of a test's own server. */
  env?: Record<string, string>;
  isDev?: boolean;
  readyWithinMs?: number;
  /** Takes lines for the terminal: progress, warnings, deaths. */
  print?: (line: string) => void;
  /** Gives up starting and ends what already runs; from then on nothing is started again. */
  signal?: AbortSignal;
};

const windowMs = 10_000;

/**
 * Prints a line unless the same one was printed in the last ten seconds: a service that misses its
 * database says so many times a second, and the log file has them all.
 */
export function createDedupingPrinter(print: (line: string) => void): (line: string) => void {
  const printedAt = new Map<string, number>();
  return (line) => {
    const now = Date.now();
    if (now - (printedAt.get(line) ?? Number.NEGATIVE_INFINITY) < windowMs) return;
    if (printedAt.size > 1_000) printedAt.clear();
    printedAt.set(line, now);
    print(line);
  };
}

type Options = Omit<Parameters<typeof buildWebClient>[0], 'onStart'> & {
  print: (line: string) => void;
};

/** Builds the web client where needed and says how long it took: that time is no part of the start. */
async function prepareWebClient({ print, ...options }: Options): Promise<void> {
  const startedAt = performance.now();
  const onStart = () => print('Die Oberfläche wird gebaut …');
  const isBuilt = await buildWebClient({ ...options, onStart });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).replace('.', ',');
  if (isBuilt) print(`Die Oberfläche ist gebaut (${seconds} s).`);
}

/** Collects which tiers serve each ability: two services may be configured differently. */
function mergeTiers(answers: Record<string, string>[]): Record<string, string[]> {
  const merged: Record<string, string[]> = {};
  for (const [ability, tier] of answers.flatMap((answer) => Object.entries(answer))) {
    merged[ability] = [...new Set([...(merged[ability] ?? []), tier])];
  }
  return merged;
}

/** Guarded by the secret; containers, which make up none, have no default. */
const DEFAULT_OWNER = 'owner';
const repository = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Starts the whole system and resolves when every process is ready. Throws StartProblem, with
 * everything ended again, when it cannot be started as things are.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { root = repository, host = '127.0.0.1', isDev = false } = options;
  const { readyWithinMs = 60_000, print = () => {}, secrets: givenSecrets = {} } = options;
  const inherited = { ...inheritedEnv(), ...options.env };
  const { OWNER_USERNAME: ownerUsername = DEFAULT_OWNER } = inherited;
  const env: Record<string, string> = { ...inherited, OWNER_USERNAME: ownerUsername };
  const cacheDir = options.cacheDir ?? path.join(options.dataDir, 'cache');
  const { PATH: searchPath = '' } = env;
  const port = options.port || (await pickFreePort());
  const url = publicUrl(host, port);
  const { httpsPort: askedHttpsPort = null } = options;
  const httpsPort = askedHttpsPort === 0 ? await pickFreePort() : askedHttpsPort;

  const dataDir = await prepareDataDir(options.dataDir);
  const runDir = await prepareRunDir(dataDir);
  const lock = await lockDataDir(runDir, () => `Prozess ${process.pid}, ${url}`);
  const sink = createLineSink(dataDir, createDedupingPrinter(print));
  const group = new ProcessGroup();
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]);

  let certificates: Certificates | null = null;
  let endBackups = async () => {};
  const killAll = () => group.killNow();
  process.once('exit', killAll); // also when this process fails
  // The signal that ends this process may have been sent to its children, too.
  signal.addEventListener('abort', () => group.stopRestarting(), { once: true });
  const end = async (endProcesses: () => Promise<void> | void) => {
    ending.abort();
    await endBackups();
    await certificates?.stop();
    await endProcesses();
    process.off('exit', killAll);
    await Promise.all([sink.close(), lock.release()]);
  };

  try {
    const { secrets, passwordOrigin, ownerSecretOrigin } = await ensureSecrets(
      dataDir,
      givenSecrets,
    );
    await checkPublicPort(host, port);
    if (httpsPort !== null) {
      await checkPublicPort(host, httpsPort, { variable: 'HTTPS_PORT' });
      const dir = path.join(dataDir, 'https');
      certificates = await keepCertificates({ dir, publicUrls: env.PUBLIC_URL, print });
    }
    if (!isDev) await prepareWebClient({ root, env: withoutSecrets(env), print, signal });

    const startedAt = performance.now();
    const engines = await startEngines({
      dataDir,
      runDir,
      cacheDir,
      env: withoutSecrets(env),
      searchPath,
      mongodbUri: options.mongodbUri,
      redisUrl: options.redisUrl,
      onLine: sink.of('engines'),
      onHost: (engineHost) => group.add(engineHost, rankOf('engines')),
      print,
      signal,
    });
    const [bffPort = 0] = isDev ? await pickFreePorts(1, [port]) : [];
    const bffAddress = isDev ? { host: '127.0.0.1', port: bffPort } : { host, port };
    // No port that another user of this machine could take while a service is being restarted.
    const innerUrl = (name: string) => `unix:${path.join(runDir, `${name}.sock`)}`;
    const compileCacheDir = compileCacheIn(cacheDir);
    // Beside the data, so that putting an older copy of the data in its place leaves it.
    const deletionLogFile = `${dataDir}-deletions.log`;
    const own = { compileCacheDir, deletionLogFile };
    const inner = { root, env, secrets, engines, innerUrl, ...own, isDev };
    const tls = certificates && httpsPort !== null ? { ...certificates, port: httpsPort } : null;
    const doors = { ...bffAddress, tls, publicPort: port };
    const specs = describeServices({ ...inner, ...doors });
    const web = isDev ? [describeVite({ root, env, host, port, bffPort, tls })] : [];
    const all = [...specs, ...web];
    const tiers = await runServices({ group, sink, print, dataDir, readyWithinMs, signal }, all);

    if (options.backups) {
      const { BACKUP_PASSPHRASE = '', BACKUP_RECIPIENT = '', MONGODB_URI = '' } = env;
      endBackups = keepBackups({
        ...options.backups,
        isEncrypted: Boolean(BACKUP_PASSPHRASE || BACKUP_RECIPIENT),
        env: { ...withoutSecrets(env), DATA_DIR: dataDir, BACKUP_PASSPHRASE, MONGODB_URI },
        print,
      });
    }
    return {
      url,
      https: tls && describeHttps(host, port, tls),
      dataDir,
      dashboardPassword: secrets.DASHBOARD_PASSWORD,
      ownerUsername,
      ownerSecret: secrets.OWNER_SECRET,
      ownerSecretOrigin,
      passwordOrigin,
      engines: engines.names,
      mongodbUri: engines.mongodbUri,
      redisUrl: engines.redisUrl,
      tiers: mergeTiers(tiers),
      startedInMs: performance.now() - startedAt,
      processes: group.byName,
      waitUntilReady: async (name, timeoutMs = readyWithinMs) => {
        const { readyUrl = '' } = all.find((spec) => spec.name === name) ?? {};
        const { isReady, problem } = await waitUntilReady({ url: readyUrl, timeoutMs, signal });
        if (!isReady) throw new Error(`${name}: ${problem}`);
      },
      kill: (name, killSignal = 'SIGKILL') => group.byName.get(name)?.kill(killSignal),
      stop: () => end(() => group.stop()),
      killNow: () => end(killAll),
    };
  } catch (error) {
    await end(() => group.stop());
    throw error;
  }
}

async function pickFreePort(): Promise<number> {
  const [port = 0] = await pickFreePorts(1);
  return port;
}
