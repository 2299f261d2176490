import { spawnSync } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';

/** Whether this process runs. One that has ended and only waits to be collected (`Z`) does not. */
export function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout.trim());
}

const LISTENING = '0A';

/** The TCP ports at which these processes listen, as Linux tells in /proc; elsewhere none. */
export async function portsOf(pids: number[]): Promise<number[]> {
  const inodes = new Set((await Promise.all(pids.map(socketsOf))).flat());
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readLines(`/proc/net/${name}`)));
  const ports = tables.flat().flatMap((line) => {
    const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
    const isOurs = state === LISTENING && inodes.has(inode);
    return isOurs ? Number.parseInt(local.split(':')[1] ?? '', 16) : [];
  });
  return [...new Set(ports)].toSorted((a, b) => a - b);
}

async function socketsOf(pid: number): Promise<string[]> {
  const folder = `/proc/${pid}/fd`;
  const names = await readdir(folder).catch(() => []);
  const targets = names.map((name) => readlink(`${folder}/${name}`).catch(() => ''));
  return (await Promise.all(targets)).flatMap(
    (target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? [],
  );
}

async function readLines(file: string): Promise<string[]> {
  return readFile(file, 'utf8').then(
    (text) => text.split('\n').slice(1),
    () => [],
  );
}
