import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';

const LIMIT_MS = 120_000;

/** Debian's packages of one server, unpacked and not installed: this machine is not changed by its tests. */
export function createDebianPackages(name: string, ...packages: string[]) {
  const folder = path.join(sharedCacheDir, name);
  const root = path.join(folder, 'root');
  return {
    root,
    /** What a program of them needs to find its libraries. */
    libraries: () => ({ LD_LIBRARY_PATH: librariesIn(root).join(':') }),
    /** Fetches them anew, where apt is there. */
    fetch: () => {
      if (!existsSync('/usr/bin/apt-get')) return;
      rmSync(folder, { recursive: true, force: true });
      const archives = path.join(folder, 'archives');
      mkdirSync(path.join(archives, 'partial'), { recursive: true });
      const settings = [
        `Dir::Cache::archives=${archives}`,
        'Debug::NoLocking=1',
        'APT::Sandbox::User=',
      ];
      const download = ['-qq', '--yes', '--no-install-recommends', '--download-only'];
      const options = settings.flatMap((one) => ['-o', one]);
      run('apt-get', ...options, ...download, 'install', ...packages);
      for (const file of readdirSync(archives).filter((one) => one.endsWith('.deb'))) {
        run('dpkg-deb', '--extract', path.join(archives, file), root);
      }
      rmSync(archives, { recursive: true, force: true });
    },
  };
}

const run = (command: string, ...given: string[]) =>
  spawnSync(command, given, { stdio: ['ignore', 'ignore', 'inherit'], timeout: LIMIT_MS });

function librariesIn(from: string): string[] {
  return ['usr/lib', 'lib'].flatMap((name) => {
    const at = path.join(from, name);
    if (!existsSync(at)) return [];
    const inner = readdirSync(at, { withFileTypes: true }).filter((one) => one.isDirectory());
    return [at, ...inner.map((one) => path.join(at, one.name))];
  });
}
