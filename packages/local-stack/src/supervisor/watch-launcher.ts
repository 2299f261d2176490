import { spawnSync } from 'node:child_process';

const lookEveryMs = 500;

/**
 * Calls `onGone` once when the npm that runs this process has ended. npm hands a SIGTERM to the shell
 * it uses, which dies of it without handing it on, and a killed npm says nothing at all: in both
 * cases nobody would be left to press Ctrl-C.
 */
export function watchLauncher(onGone: () => void): void {
  const launchers = [process.ppid];
  const { parent, isShell } = look(process.ppid);
  if (isShell) launchers.push(parent);

  const timer = setInterval(() => {
    if (process.ppid === launchers[0] && launchers.every(isThere)) return;
    clearInterval(timer);
    onGone();
  }, lookEveryMs).unref();
}

function look(pid: number): { parent: number; isShell: boolean } {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', `${pid}`], { encoding: 'utf8' });
  const [, parent = '0', command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  return { parent: Number(parent), isShell: Number(parent) > 1 && /^\S*sh -c /.test(command) };
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process exists too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
