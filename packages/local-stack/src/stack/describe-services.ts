import path from 'node:path';
import type { Secrets } from '../data-dir/ensure-secrets.ts';
import type { ProcessSpec } from '../supervisor/supervised-process.ts';
import { MALLOC_SETTINGS, YOUNG_GENERATION_FLAG } from './memory-settings.ts';
import { services, withoutSecrets } from './services.ts';

type Options = {
  root: string;
  env: Record<string, string>;
  secrets: Secrets;
  engines: { mongodbUri: string; redisUrl: string };
  /** Where the bff listens. */
  host: string;
  port: number;
  /** Where browsers reach LUX over plain HTTP: in development at the web client's server, in front of the bff. */
  publicPort?: number;
  /** With what LUX answers over HTTPS; null: as the environment says. */
  tls?: { port: number; certFile: string; keyFile: string; authorityFile: string } | null;
  /**
   * Where each process answers the others: `unix:` and the path of a socket, or `http://` and a port
   * of this machine. The bff's is for its health and metrics.
   */
  innerUrl: (name: string) => string;
  /** Where Node keeps compiled modules between starts. */
  compileCacheDir: string;
  /** Where accounts keeps the log of deletions, unless the environment says where. */
  deletionLogFile?: string;
  isDev: boolean;
};

type Described = ProcessSpec & {
  /** Where it is called: the bff by everybody, the others by the bff. */
  url: string;
  /** Where it says that it is ready (`httpGet`). */
  readyUrl: string;
};

/** How each service is started, and where it says that it is ready. */
export function describeServices(options: Options): Described[] {
  const { root, env, secrets, engines, isDev, innerUrl: urlOf } = options;
  const known: Record<string, string> = { ...env, ...secrets };

  const shared = {
    ...withoutSecrets(env),
    // Stripped and compiled modules are kept: 16 MB and half a second of CPU less for each process.
    NODE_COMPILE_CACHE: options.compileCacheDir,
    ...MALLOC_SETTINGS,
    NODE_ENV: isDev ? 'development' : 'production',
    REDIS_URL: engines.redisUrl,
    INTERNAL_TOKEN: secrets.INTERNAL_TOKEN,
    ACCOUNTS_URL: urlOf('accounts'),
  };
  const innerVariables = (name: string) => ({
    ...innerAddress(urlOf(name), 'PORT'),
    MONGODB_URI: engines.mongodbUri,
  });
  // Who calls more than accounts.
  const callerVariables = {
    CONVERSATION_URL: urlOf('conversation'),
    MEDIA_URL: urlOf('media'),
    ANALYTICS_URL: urlOf('analytics'),
  };
  // The bff owns no data and gets no database.
  const bffVariables = {
    ...innerAddress(urlOf('bff'), 'INTERNAL_PORT'),
    HOST: options.host,
    PORT: `${options.port}`,
    ...(options.tls && {
      HTTPS_PORT: `${options.tls.port}`,
      TLS_AUTHORITY: options.tls.authorityFile,
      ...(!isDev && { TLS_CERT: options.tls.certFile, TLS_KEY: options.tls.keyFile }),
    }),
    ...(isDev && { TRUST_PROXY: '127.0.0.1', HTTP_PORT: `${options.publicPort ?? options.port}` }),
    ...callerVariables,
    GAMES_URL: urlOf('games'),
    CLASSROOM_URL: urlOf('classroom'),
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
      YOUNG_GENERATION_FLAG,
      path.join(root, script),
    ],
    env: {
      ...shared,
      ...Object.fromEntries(own.map((secret) => [secret, known[secret]])),
      ...(name === 'classroom' && callerVariables),
      // What a lesson's teacher gave the talk to answer from.
      ...(name === 'conversation' && { CLASSROOM_URL: urlOf('classroom') }),
      ...(name === 'accounts' && deletionLog(options)),
      ...(name === 'bff' ? bffVariables : innerVariables(name)),
    },
    url: name === 'bff' ? loopbackUrl(options) : urlOf(name),
    readyUrl: readyUrlOf(urlOf(name)),
  }));
}

/** Where accounts keeps the log of deletions. */
function deletionLog({
  env,
  deletionLogFile,
}: Pick<Options, 'env' | 'deletionLogFile'>): Record<string, string> {
  const file = env.DELETION_LOG_FILE ?? deletionLogFile;
  return file === undefined ? {} : { DELETION_LOG_FILE: file };
}

/** The variables that let a process answer there. */
function innerAddress(url: string, portName: 'PORT' | 'INTERNAL_PORT'): Record<string, string> {
  if (url.startsWith('unix:')) return { LISTEN: url };
  const { hostname, port } = new URL(url);
  return { HOST: hostname, [portName]: port, LISTEN: '' };
}

function readyUrlOf(url: string): string {
  return url.startsWith('unix:') ? `${url}:/readyz` : `${url}/readyz`;
}

/** Where this machine itself reaches the bff. */
function loopbackUrl({ host, port }: Pick<Options, 'host' | 'port'>): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
