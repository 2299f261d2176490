import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** What a child's browser may have to load before `/` can be used. */
const LIMIT_BYTES = 110_000;
/** Of the first ten packets of an answer, which come without a pause. */
const STYLES_LIMIT_BYTES = 6_000;
const SCRIPT = /<script type="module" data-client="[^"]+">(.*?)<\/script>/s;

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

async function readManifest(): Promise<Record<string, ManifestEntry>> {
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
}

test('the page of all components is for those who build LUX, and not in what children get', async () => {
  const manifest = await readManifest();
  const sources = Object.keys(manifest);
  expect(sources).toContain('src/app/routes/games.tsx');
  expect(sources.filter((source) => /design/.test(source))).toEqual([]);
  for (const { file } of Object.values(manifest).filter(({ file }) => file.endsWith('.js'))) {
    const script = await readFile(join(outDir, file), 'utf8');
    expect(script, file).not.toMatch(/Baukasten|["'`/]design["'`]/);
  }
});

test('reading controls aloud comes after the first paint', async () => {
  const manifest = await readManifest();
  const needed = filesOf(manifest, 'index.html');
  const late = manifest['src/press-to-hear/press-to-hear.tsx']?.file ?? '';
  expect(late).toMatch(/\.js$/);
  expect(needed).not.toContain(late);
});

test('the scripts of the first visit weigh at most 110 kB', async () => {
  const manifest = await readManifest();
  const needed = filesOf(manifest, 'index.html');
  expect(needed.size).toBeGreaterThan(0);

  const [, begin = ''] = SCRIPT.exec(await readHome()) ?? [];
  let bytes = gzipSync(begin).length;
  for (const file of needed) bytes += gzipSync(await readFile(join(outDir, file))).length;
  // Far below, and it is not the product that was weighed.
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
});

test('the styles of the first paint are few', async () => {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(await readHome()) ?? [];
  expect(styles).toContain('.min-h-dvh');
  expect(gzipSync(styles).length).toBeLessThanOrEqual(STYLES_LIMIT_BYTES);
  // Nothing moves in it.
  expect(styles).not.toContain('@keyframes');
});

function readHome(): Promise<string> {
  return readFile(join(outDir, 'screens/index.html'), 'utf8');
}

/** What a browser fetches at once with this one. */
function filesOf(manifest: Record<string, ManifestEntry>, name: string): Set<string> {
  const needed = new Set<string>();
  const follow = (one: string): void => {
    const entry = manifest[one];
    if (entry === undefined || needed.has(entry.file)) return;
    needed.add(entry.file);
    entry.imports?.forEach(follow);
  };
  follow(name);
  return needed;
}

test('the home screen can be read and pressed before any file has come', async () => {
  const html = await readHome();
  expect(html).toContain('Drücken zum Sprechen');
  expect(html).toContain('<div id="root" data-drawn="/">');
  // What our content security policy would refuse; it names one script and one sheet by their hashes.
  expect(html).not.toMatch(/ style="| on\w+="/);
  expect([html.match(/<script/g)?.length, html.match(/<style/g)?.length]).toEqual([1, 1]);
  // Nothing but the type is fetched before the first paint.
  const [before = ''] = html.replace(/<template data-rest>.*?<\/template>/, '').split('<body>');
  expect(before.match(/<link rel="(?:modulepreload|stylesheet)|<script[^>]* src=/g)).toBeNull();
  // An address that is not drawn begins empty, and shows no other screen's words.
  expect(await readFile(join(outDir, 'index.html'), 'utf8')).toContain('<div id="root"></div>');
});
