import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const inputs = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/package.json',
  'package-lock.json',
];

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** Hash of everything the built web client is made from. Tests do not count. */
export async function hashWebSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const input of [...inputs, ...(await listOwnPackages(root))]) {
    for (const file of await listFiles(path.join(root, input))) {
      hash.update(`${path.relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** The sources of the packages of this repository that the client is built with. */
async function listOwnPackages(root: string): Promise<string[]> {
  const text = await readFile(path.join(root, 'web/package.json'), 'utf8').catch(() => '{}');
  const own = Object.keys(Manifest.parse(JSON.parse(text)).dependencies);
  return own
    .filter((name) => name.startsWith('@lux/'))
    .map((name) => `packages/${name.slice('@lux/'.length)}/src`)
    .sort();
}

async function listFiles(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
