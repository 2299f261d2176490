import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inheritedEnv } from './config.ts';
import { ensureSecrets } from './data-dir/ensure-secrets.ts';
import { lockDataDir } from './data-dir/lock-data-dir.ts';
import { prepareDataDir } from './data-dir/prepare-data-dir.ts';
import { prepareRunDir } from './data-dir/prepare-run-dir.ts';
import { startEngines } from './engines/start-engines.ts';
import { checkPublicPort } from './ports/check-public-port.ts';
import { pickFreePorts } from './ports/pick-free-ports.ts';
import { createLineSink } from './stack/create-line-sink.ts';
import { describeServices } from './stack/describe-services.ts';
import { describeVite } from './stack/describe-vite.ts';
import { mergeTiers } from './stack/merge-tiers.ts';
import { prepareWebClient } from './stack/prepare-web-client.ts';
import { publicUrl } from './stack/public-url.ts';
import { rankOf } from './stack/rank-of.ts';
import { runServices } from './stack/run-services.ts';
import type { Stack } from './stack/stack.ts';
import type { StackOptions } from './stack/stack-options.ts';
import { withoutSecrets } from './stack/without-secrets.ts';
import { ProcessGroup } from './supervisor/process-group.ts';
import { waitUntilReady } from './supervisor/wait-until-ready.ts';
import { createDedupingPrinter } from './terminal/deduping-printer.ts';

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

  const dataDir = await prepareDataDir(options.dataDir);
  const runDir = await prepareRunDir(dataDir);
  const lock = await lockDataDir(runDir, () => `Prozess ${process.pid}, ${url}`);
  const sink = createLineSink(dataDir, createDedupingPrinter(print));
  const group = new ProcessGroup();
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]);

  const killAll = () => group.killNow();
  process.once('exit', killAll); // also when this process fails
  const end = async (endProcesses: () => Promise<void> | void) => {
    ending.abort();
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
    const door = isDev ? { host: '127.0.0.1', port: bffPort } : { host, port };
    // No port that another user of this machine could take while a service is being restarted.
    const innerUrl = (name: string) => `unix:${path.join(runDir, `${name}.sock`)}`;
    const compileCacheDir = path.join(cacheDir, 'node');
    const inner = { root, env, secrets, engines, innerUrl, compileCacheDir, isDev };
    const specs = describeServices({ ...inner, ...door });
    const web = isDev ? [describeVite({ root, env, host, port, bffPort })] : [];
    const all = [...specs, ...web];
    const tiers = await runServices({ group, sink, print, dataDir, readyWithinMs, signal }, all);

    return {
      url,
      dataDir,
      dashboardPassword: secrets.DASHBOARD_PASSWORD,
      ownerUsername,
      ownerSecret: secrets.OWNER_SECRET,
      ownerSecretOrigin,
      passwordOrigin,
      engines: engines.names,
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
