import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { waitUntilReady } from '@lux/local-stack/supervisor/wait-until-ready.ts';

interface Options {
  script: string;
  env: Record<string, string>;
  readyUrl: string;
}

/** As `npm start` has it (`describe-services.ts`): how long the collector stops a process depends on it. */
const AS_IN_OPERATION = ['--max-semi-space-size=8'];

/** A service as a process of its own, ready. @throws Error where it does not become so. */
export async function startProcess({ script, env, readyUrl }: Options) {
  const given = { ...inheritedEnv(), LOG_LEVEL: 'info', ...env };
  // Writes its lines, as in operation, to where they cost nobody else.
  const child = spawn(process.execPath, [...AS_IN_OPERATION, script], {
    stdio: 'ignore',
    env: given,
  });
  const { isReady, problem } = await waitUntilReady({ url: readyUrl, timeoutMs: 30_000 });
  if (!isReady || child.pid === undefined) throw new Error(`${script}: ${problem}`);
  return {
    pid: child.pid,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
