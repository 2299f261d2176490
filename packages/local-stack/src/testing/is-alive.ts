import { spawnSync } from 'node:child_process';

/** Whether this process runs. One that has ended and only waits to be collected (`Z`) does not. */
export function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout.trim());
}
