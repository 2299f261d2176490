import { spawnSync } from 'node:child_process';
import type { SupervisedProcess } from '@lux/local-stack/supervisor/supervised-process.ts';
import { openSystem } from '../../testing/open-system.ts';
import { openEngine } from './open-engine.ts';
import { openProvider, type ProviderState } from './open-provider.ts';

export interface ProcessExit {
  name: string;
  /** `Code 0`, `Signal SIGKILL` … */
  cause: string;
  at: number;
}

export type ChaosSystem = Awaited<ReturnType<typeof openChaosSystem>>;

/** Not the engines, which answer no HTTP: the services say whether those are there. */
const SERVICES = [
  ...['bff', 'accounts', 'conversation', 'games', 'media', 'media-worker', 'analytics'],
  'classroom',
];

/** The whole system with each engine in a process of its own and a provider that can be unwell. */
export async function openChaosSystem() {
  const exits: ProcessExit[] = [];
  const lines: string[] = [];
  const print = (line: string) => {
    lines.push(`${new Date().toISOString()} ${line}`);
    const [, name, cause] = /^(\S+) ist ausgefallen \((.+?)\)/.exec(line) ?? [];
    if (name && cause) exits.push({ name, cause, at: performance.now() });
  };
  const provider = await openProvider();
  const mongodb = await openEngine('mongodb', print);
  const valkey = await openEngine('valkey', print);
  const { stack, close } = await openSystem({
    env: { OPENAI_BASE_URL: provider.baseUrl },
    mongodbUri: mongodb.url,
    redisUrl: valkey.url,
    print,
  });

  const processOf = (name: string): SupervisedProcess => {
    if (name === 'mongodb') return mongodb.process;
    if (name === 'valkey') return valkey.process;
    const found = stack.processes.get(name);
    if (!found) throw new Error(`no process ${name}`);
    return found;
  };

  return {
    stack,
    /** What the terminal would show. */
    lines,
    /** Every end of a process, asked for or not. */
    exits,
    services: SERVICES,
    mongodbUri: mongodb.url,
    redisUrl: valkey.url,
    doesValkeyKeepData: valkey.keepsData,
    setProviderState: (state: ProviderState) => {
      provider.state = state;
    },
    countHanging: () => provider.hanging,
    /**
     * To the process and, unless it is asked to end, its children: Redis may be one. One that is down
     * at the moment takes none.
     */
    signal: (name: string, signal: NodeJS.Signals) => {
      const { pid } = processOf(name);
      if (!pid) return;
      const children = signal === 'SIGTERM' ? [] : childrenOf(pid);
      // They first: some end by themselves as soon as it has gone.
      for (const each of [...children, pid]) process.kill(each, signal);
    },
    waitUntilAllReady: async (timeoutMs: number) => {
      await Promise.all(SERVICES.map((name) => stack.waitUntilReady(name, timeoutMs)));
    },
    close: async () => {
      await close();
      await Promise.all([mongodb.close(), valkey.close()]);
      provider.close();
    },
  };
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [parent, child = 0] = line.trim().split(/\s+/).map(Number);
    return parent === pid ? [child] : [];
  });
}
