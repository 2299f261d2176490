import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** What a child's browser may have to load before `/` can be used. */
const LIMIT_BYTES = 110_000;

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

let outDir: string;

beforeAll(async () => {
  // Tests run in another mode; what is weighed is what children get.
  vi.stubEnv('NODE_ENV', 'production');
  outDir = await mkdtemp(join(tmpdir(), 'lux-web-'));
  const root = resolve(import.meta.dirname, '../..');
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  vi.unstubAllEnvs();
}, 60_000);

afterAll(() => rm(outDir, { recursive: true, force: true }));

test('the scripts of the first visit weigh at most 110 kB', async () => {
  const text = await readFile(join(outDir, '.vite/manifest.json'), 'utf8');
  const manifest: Record<string, ManifestEntry> = JSON.parse(text);
  const needed = new Set<string>();
  const follow = (name: string): void => {
    const entry = manifest[name];
    if (entry === undefined || needed.has(entry.file)) return;
    needed.add(entry.file);
    entry.imports?.forEach(follow);
  };
  follow('index.html');
  expect(needed.size).toBeGreaterThan(0);

  let bytes = 0;
  for (const file of needed) bytes += gzipSync(await readFile(join(outDir, file))).length;
  // Far below, and it is not the product that was weighed.
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
});
