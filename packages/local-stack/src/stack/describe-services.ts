import path from 'node:path';
import type { Secrets } from '../data-dir/secrets.ts';
import type { ProcessSpec } from '../supervisor/process-spec.ts';
import { services } from './services.ts';
import { withoutSecrets } from './without-secrets.ts';

type Options = {
  root: string;
  env: Record<string, string>;
  secrets: Secrets;
  engines: { mongodbUri: string; redisUrl: string };
  /** Where the bff listens. */
  host: string;
  port: number;
  /** A free loopback port for each service; the bff's is for its metrics. */
  innerPorts: number[];
  /** Where Node keeps compiled modules between starts. */
  compileCacheDir: string;
  isDev: boolean;
};

/** How each service is started, and where it says that it is ready. */
export function describeServices(options: Options): (ProcessSpec & { readyUrl: string })[] {
  const { root, env, secrets, engines, isDev } = options;
  const known: Record<string, string> = { ...env, ...secrets };
  const ports = new Map(services.map(({ name }, index) => [name, options.innerPorts[index]]));
  const urlOf = (name: string) => `http://127.0.0.1:${ports.get(name)}`;

  const shared = {
    ...withoutSecrets(env),
    // Saves each process 16 MB, the TypeScript compiler, and part of its start.
    NODE_COMPILE_CACHE: options.compileCacheDir,
    // What threads hand to each other (sound, pictures) would leave holes in a heap of each otherwise.
    MALLOC_ARENA_MAX: '2',
    NODE_ENV: isDev ? 'development' : 'production',
    REDIS_URL: engines.redisUrl,
    INTERNAL_TOKEN: secrets.INTERNAL_TOKEN,
    ACCOUNTS_URL: urlOf('accounts'),
  };
  const innerDoor = (name: string) => ({
    HOST: '127.0.0.1',
    PORT: `${ports.get(name)}`,
    MONGODB_URI: engines.mongodbUri,
  });
  // The bff owns no data and gets no database.
  const publicDoor = {
    HOST: options.host,
    PORT: `${options.port}`,
    INTERNAL_PORT: `${ports.get('bff')}`,
    CONVERSATION_URL: urlOf('conversation'),
    GAMES_URL: urlOf('games'),
    MEDIA_URL: urlOf('media'),
    ANALYTICS_URL: urlOf('analytics'),
    WEB_DIST: path.join(root, 'web/dist'),
  };

  return services.map(({ name, script, secrets: own, heapMegabytes }) => ({
    name,
    cwd: root,
    hasChildren: isDev,
    args: [
      ...(isDev ? ['--watch', '--watch-preserve-output'] : []),
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${heapMegabytes}`,
      // Node's default of 16 MB lets each process keep 48 MB of garbage.
      '--max-semi-space-size=8',
      path.join(root, script),
    ],
    env: {
      ...shared,
      ...Object.fromEntries(own.map((secret) => [secret, known[secret]])),
      ...(name === 'bff' ? publicDoor : innerDoor(name)),
    },
    readyUrl: `${name === 'bff' ? loopbackUrl(options) : urlOf(name)}/readyz`,
  }));
}

/** Where this machine itself reaches the bff. */
function loopbackUrl({ host, port }: Pick<Options, 'host' | 'port'>): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
