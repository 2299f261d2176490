import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Finds a `valkey-server` or `redis-server` in the folders of a PATH that is new enough: taking over
 * a dead consumer's events needs XAUTOCLAIM, which came with 6.2. Resolves undefined when there is none.
 */
export async function findRedisServer(searchPath: string): Promise<string | undefined> {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const candidates = ['valkey-server', 'redis-server'].flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  for (const candidate of candidates) {
    if ((await isExecutable(candidate)) && (await isNewEnough(candidate))) return candidate;
  }
  return undefined;
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function isNewEnough(command: string): Promise<boolean> {
  const answer = await run(command, ['--version'], { timeout: 5_000 }).catch(() => undefined);
  const version = / v=(\d+)\.(\d+)/.exec(answer?.stdout ?? '');
  if (!version) return false;
  const [major, minor] = [Number(version[1]), Number(version[2])];
  return major > 6 || (major === 6 && minor >= 2);
}
