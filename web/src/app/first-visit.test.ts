import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prerenderedPaths } from '../prerender/prerendered-paths.ts';
import { findLateInterfaces } from '../testing/late-interfaces.ts';

/** What a child's browser may have to load before `/` can be used. */
const LIMIT_BYTES = 110_000;
/**
 * Of the first ten packets of an answer (14,600 bytes), which come without a pause; packed by Brotli,
 * as browsers get it over HTTPS and from this machine.
 */
const STYLES_LIMIT_BYTES = 6_000;
const PAGE_LIMIT_BYTES = 14_000;
/** Of the first script and a route's own; Apollo alone would be 60 kB more. */
const ROUTE_LIMIT_BYTES = 185_000;
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

/** What carries a name of something new and is not it, or is asked for before it is used. */
const HARMLESS = new Set([
  // Ours, and our libraries', by the same name.
  ...[
    '.role',
    '.connection',
    '.readText',
    '.share',
    '.use',
    '.bytes',
    '.sync',
    '.when',
    '.dispose',
  ],
  ...['.move', '.take', '.capture', '.popover', '.escape', '.drop'],
  // Asked for first, or called where it is there only.
  ...['.startViewTransition', '.showPopover', '.hidePopover', '.getCoalescedEvents'],
  ...['.exitFullscreen', '.fullscreenElement', '.requestFullscreen', '.userActivation'],
  ...['.audioSession', '.ariaHidden', '.imageSmoothingQuality'],
  // All have it; Chrome before 124 names another reason.
  'AbortSignal.timeout',
]);

test('no script needs what the oldest browsers lack', async () => {
  const names = await readdir(join(outDir, 'assets'));
  const files = names.filter((name) => name.endsWith('.js')).map((name) => join('assets', name));
  const uses = await Promise.all(
    [...files, 'sw.js'].map(async (file) => {
      const found = findLateInterfaces(await readFile(join(outDir, file), 'utf8'));
      return found.filter((use) => !HARMLESS.has(use));
    }),
  );
  expect([...new Set(uses.flat())]).toEqual([]);
});

test('what a browser lacks is found in a script', () => {
  const script = 'AbortSignal.any([a]);new Set(a).isSubsetOf(b);m.values().map(f);[1].toSorted()';
  expect(findLateInterfaces(script)).toEqual(['.isSubsetOf', '.values().map(', 'AbortSignal.any']);
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

test.each(prerenderedPaths)('the styles of the first paint of %s are few', async (path) => {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(await readScreen(path)) ?? [];
  expect(styles).toContain('.min-h-dvh');
  expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(STYLES_LIMIT_BYTES);
  // Nothing moves in it.
  expect(styles).not.toContain('@keyframes');
});

test.each(prerenderedPaths.filter((path) => path !== '/admin-dashboard'))(
  'the page of %s comes in the first packets, whole, and with nothing that is forbidden',
  async (path) => {
    const html = await readScreen(path);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(PAGE_LIMIT_BYTES);
    expect(html).toContain(`data-prerendered="${path}"`);
    expect(
      html.split('data-prerendered=')[1]?.split('<template data-placeholder>')[0],
    ).not.toContain('Einen Moment …');
    expect(html).not.toMatch(/ style="| on\w+="/);
    for (const [, token = ''] of html.matchAll(/="var\((--[\w-]+)\)"/g)) {
      expect(html).toContain(`${token}:`);
    }
  },
);

test('Apollo and Socket.IO are not loaded where a child only looks', async () => {
  const manifest = await readManifest();
  const late = ['src/pictures/job/job-client.ts', 'src/features/stickers/own-collection.tsx'];
  for (const route of ['gallery', 'coloring', 'story', 'stickers']) {
    const needed = filesOf(manifest, `src/app/routes/${route}.tsx`);
    let bytes = 0;
    for (const file of needed) bytes += gzipSync(await readFile(join(outDir, file))).length;
    expect([route, bytes < ROUTE_LIMIT_BYTES]).toEqual([route, true]);
    for (const source of late) expect(needed).not.toContain(manifest[source]?.file);
  }
});

test('a prerendered page names each script after those it imports', async () => {
  const manifest = await readManifest();
  const html = await readScreen('/games/story');
  const named = [...html.matchAll(/<link rel="modulepreload" [^>]*href="\/([^"]+)">/g)];
  const order = named.map(([, file]) => file);
  expect(order.length).toBeGreaterThan(10);
  const isEarly = (script: string, imported: string) => {
    const file = manifest[imported]?.file;
    return manifest[imported]?.isEntry || order.indexOf(file) < order.indexOf(script);
  };
  for (const { file, imports = [], isEntry } of Object.values(manifest)) {
    if (isEntry || !order.includes(file)) continue;
    expect([file, imports.filter((imported) => !isEarly(file, imported))]).toEqual([file, []]);
  }
});

const readHome = () => readScreen('/');

function readScreen(path: string): Promise<string> {
  const name = path === '/' ? 'index' : path.slice(1);
  return readFile(join(outDir, `screens/${name}.html`), 'utf8');
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
  expect(html).toContain('<div id="root" data-prerendered="/">');
  // What our content security policy would refuse; it names one script and one sheet by their hashes.
  expect(html).not.toMatch(/ style="| on\w+="/);
  expect([html.match(/<script/g)?.length, html.match(/<style/g)?.length]).toEqual([1, 1]);
  // Nothing but the type is fetched before the first paint.
  const [before = ''] = html.replace(/<template data-rest>.*?<\/template>/, '').split('<body>');
  expect(before.match(/<link rel="(?:modulepreload|stylesheet)|<script[^>]* src=/g)).toBeNull();
  // An address that is not drawn begins empty, and shows no other screen's words.
  expect(await readFile(join(outDir, 'index.html'), 'utf8')).toContain('<div id="root"></div>');
});
