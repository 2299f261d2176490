import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The web client as the build leaves it, in the fewest files. @returns its folder. */
export function buildWebClient(): string {
  const dist = mkdtempSync(join(tmpdir(), 'lux-web-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>LUX</title>');
  mkdirSync(join(dist, 'screens', 'games'), { recursive: true });
  for (const screen of ['index', 'games', 'games/quiz']) {
    writeFileSync(
      join(dist, 'screens', `${screen}.html`),
      `<title>LUX</title><style>p{}</style>drawn ${screen}`,
    );
  }
  writeFileSync(join(dist, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(dist, 'assets', 'main-abc123.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(dist, 'assets', 'main-abc123.js.gz'), gzipSync('export {};'));
  writeFileSync(join(dist, 'sw.js'), 'addEventListener("fetch", () => {});');
  writeFileSync(join(dist, 'lux.webmanifest'), '{"name":"LUX"}');
  return dist;
}
