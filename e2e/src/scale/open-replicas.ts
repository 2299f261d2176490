import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { compileCacheIn, sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import { describeServices } from '@lux/local-stack/stack/describe-services.ts';
import { services } from '@lux/local-stack/stack/services.ts';
import { SupervisedProcess } from '@lux/local-stack/supervisor/supervised-process.ts';
import { waitUntilReady } from '@lux/local-stack/supervisor/wait-until-ready.ts';
import { openBalancer } from './open-balancer.ts';

interface Options {
  engines: { mongodbUri: string; redisUrl: string };
  env: Record<string, string>;
  /** For conversation alone: the games would fill their pools from it. */
  teacher: Record<string, string>;
  /** Two of each where it is not said. */
  countOf?: (name: string) => number;
}

interface Replica {
  url: string;
  process: SupervisedProcess;
}

const READY_WITHIN_MS = 110_000;
/** As in a cluster: more than the balancer's looks and the second for which clients keep idle connections. */
const DRAIN_SECONDS = '6';
/** Pino's number for errors. */
const ERROR = 50;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const random = () => randomBytes(32).toString('base64');

/**
 * Two replicas of every process, each on a port of its own, behind one balancer per service, as a
 * cluster runs them.
 */
export async function openReplicas({ engines, env, teacher, countOf = () => 2 }: Options) {
  const secrets = {
    INTERNAL_TOKEN: random(),
    SESSION_SECRET: random(),
    SETTINGS_KEY: random(),
    OWNER_SECRET: random(),
    DASHBOARD_PASSWORD: 'kurbel-teich-magnet',
  };
  const names = services.map(({ name }) => name);
  const balancers = new Map(
    await Promise.all(names.map(async (name) => [name, await openBalancer()] as const)),
  );
  const urlOf = (name: string) => balancers.get(name)?.url ?? '';
  const urls = {
    ACCOUNTS_URL: urlOf('accounts'),
    CONVERSATION_URL: urlOf('conversation'),
    GAMES_URL: urlOf('games'),
    MEDIA_URL: urlOf('media'),
    ANALYTICS_URL: urlOf('analytics'),
    CLASSROOM_URL: urlOf('classroom'),
  };
  const replicas = new Map<string, Replica[]>(names.map((name) => [name, []]));
  const errorLines: string[] = [];

  /** One more replica, which gets calls once it is ready. */
  async function start(name: string): Promise<void> {
    const [port = 0, innerPort = 0] = await pickFreePorts(2);
    const innerUrl = () => `http://127.0.0.1:${innerPort}`;
    const given = { host: '127.0.0.1', port, innerUrl, root, isDev: false };
    const compileCacheDir = compileCacheIn(sharedCacheDir);
    const own = { OWNER_USERNAME: 'owner', ...inheritedEnv(), ...env, DRAIN_SECONDS };
    const specs = describeServices({ ...given, compileCacheDir, engines, secrets, env: own });
    const spec = specs.find((one) => one.name === name);
    if (!spec) throw new Error(`there is no ${name}`);
    const extra = name === 'conversation' ? { ...urls, ...teacher } : urls;
    const process = new SupervisedProcess(
      { ...spec, env: { ...spec.env, ...extra } },
      { onLine: (line) => noteErrors(name, line) },
    );
    const replica = { url: spec.url, process };
    replicas.get(name)?.push(replica);
    process.start();
    const { isReady, problem } = await waitUntilReady({
      url: spec.readyUrl,
      timeoutMs: READY_WITHIN_MS,
    });
    if (!isReady) throw new Error(`${name}: ${problem}`);
    balancers.get(name)?.add(replica.url);
  }

  function noteErrors(name: string, line: string): void {
    const level = Number(/"level":(\d+)/.exec(line)?.[1] ?? ERROR);
    if (level >= ERROR) errorLines.push(`${name} ${line}`);
  }

  const close = async () => {
    const all = [...replicas.values()].flat();
    await Promise.all(all.map(({ process }) => process.stop()));
    for (const balancer of balancers.values()) balancer.close();
  };

  try {
    // The bff is ready once all others are.
    const inner = names.filter((name) => name !== 'bff');
    for (const some of [inner, ['bff']]) {
      const starting = some.flatMap((name) =>
        Array.from({ length: countOf(name) }, () => start(name)),
      );
      await Promise.all(starting);
    }
    // While all start, each may call for one that is not there yet.
    for (const { failures } of balancers.values()) failures.length = 0;
  } catch (error) {
    await close();
    throw error;
  }

  return {
    url: urlOf('bff'),
    dashboardPassword: secrets.DASHBOARD_PASSWORD,
    /** The addresses of the replicas that were there first. */
    urlsOf: (name: string) => replicas.get(name)?.map(({ url }) => url) ?? [],
    /** Replaces each replica of a service by a new one, one after the other. */
    roll: async (name: string) => {
      for (const old of replicas.get(name)?.slice() ?? []) {
        await start(name);
        await old.process.stop();
        replicas.set(name, replicas.get(name)?.filter((replica) => replica !== old) ?? []);
      }
    },
    names,
    /** What the replicas logged as errors, and calls that found no replica. */
    problems: () => [
      ...errorLines,
      ...[...balancers].flatMap(([name, { failures }]) => failures.map((one) => `${name} ${one}`)),
    ],
    close,
  };
}
