import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { StartProblem } from '../start-problem.ts';
import { hashWebSources } from './hash-web-sources.ts';

type Options = {
  root: string;
  env: Record<string, string | undefined>;
  onStart: () => void;
  signal?: AbortSignal | undefined;
};

/**
 * Builds the web client when its sources differ from those of the last build; resolves whether it
 * did. The hash of the sources lies inside the build, so that they can only vanish together.
 * Throws StartProblem with the end of the build's output.
 */
export async function buildWebClient({ root, env, onStart, signal }: Options): Promise<boolean> {
  const hashFile = path.join(root, 'web/dist/.build-hash');
  const hash = await hashWebSources(root);
  const builtFrom = await readFile(hashFile, 'utf8').catch(() => undefined);
  if (builtFrom === hash) return false;

  onStart();
  await runBuild(root, env, signal);
  await writeFile(hashFile, hash);
  return true;
}

async function runBuild(root: string, env: Options['env'], signal: AbortSignal | undefined) {
  // In a process group of its own, which ends as a whole: npm leaves its children behind.
  const build = spawn('npm', ['run', 'build', '-w', 'web'], {
    cwd: root,
    // What is served is always the production build, also for tests.
    env: { ...env, NODE_ENV: 'production' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endBuild = () => build.pid && process.kill(-build.pid, 'SIGKILL');
  signal?.addEventListener('abort', endBuild, { once: true });
  const [[code], output, errors] = await Promise.all([
    once(build, 'close'),
    text(build.stdout),
    text(build.stderr),
  ]);
  signal?.removeEventListener('abort', endBuild);
  signal?.throwIfAborted();
  if (code === 0) return;
  const lastLines = `${output}\n${errors}`.trim().split('\n').slice(-20).join('\n');
  throw new StartProblem(`Die Oberfläche ließ sich nicht bauen:\n${lastLines}`);
}
