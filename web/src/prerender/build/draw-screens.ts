import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { drawnPaths } from '../drawn-paths.ts';
import { ownThings } from '../own-things.ts';
import { putIntoPage } from '../put-into-page.ts';
import { buildFirstStyles } from './build-first-styles.ts';
import { routeFiles } from './route-files.ts';

/** What moves or answers a pointer; it comes with the other styles. */
const LATER =
  /(?:^|:)(?:animate-|transition|duration-|ease-|\[animation)|(?:^|:)(?:group-)?hover:|^active:/;

/**
 * The classes that pages need for how they look at first, sorted. Nothing moves in a first picture:
 * each animation is a layer of its own, and a slow tablet paints them one by one.
 */
export function firstClasses(pages: readonly string[]): string[] {
  const found = new Set<string>();
  for (const page of pages) {
    for (const [, names = ''] of page.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.replaceAll('&amp;', '&').split(/\s+/)) found.add(name);
    }
  }
  return [...found].filter((name) => name !== '' && !LATER.test(name)).sort();
}

/** A script of drawn pages, in one piece and small enough to stand in them. */
async function buildScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [script, ...others] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk' || others.length > 0) {
    throw new Error('a script of drawn pages is not one piece');
  }
  return script.code.trim();
}

/** The tokens that drawn pages name themselves, such as a shape's `fill="var(--color-hill-far)"`, sorted. */
export function firstVariables(pages: readonly string[]): string[] {
  const found = pages.flatMap((page) => [...page.matchAll(/var\((--[\w-]+)/g)]);
  return [...new Set(found.map(([, name = '']) => name))].sort();
}

const HERE = join(import.meta.dirname, '..');
const DRAWER = join(HERE, 'draw-screen.tsx');
const SCREENS = /\/app\/screens\.ts$/;
const ADDRESS = /(?:url\(|src="|href=")\/(assets\/[^)"]+)/g;

/**
 * Draws screens while the client is built, so that a child sees LUX before the first script has
 * come: `screens/index.html` for `/`, `screens/gallery.html` for `/gallery`. `index.html` itself stays
 * empty: it stands in for every other address, and for all of them where there is no line.
 */
export function drawScreens(): Plugin {
  return {
    name: 'lux-draw-screens',
    apply: 'build',
    async writeBundle({ dir: outDir }, bundle) {
      const page = bundle['index.html'];
      if (outDir === undefined || page?.type !== 'asset') return;
      const drawScreen = await buildDrawer();
      const begin = await buildScript(join(HERE, 'begin.ts'));
      const notice = await buildScript(join(HERE, 'notice-own-things.ts'));
      for (const path of drawnPaths) {
        const { html, waiting } = await drawScreen(path);
        const styles = await buildFirstStyles(
          firstClasses([html, waiting]),
          firstVariables([html]),
        );
        for (const [, address = ''] of `${html}${styles}`.matchAll(ADDRESS)) {
          if (!(address in bundle)) throw new Error(`${path} names a file of none: ${address}`);
        }
        const file = join(outDir, 'screens', `${path === '/' ? 'index' : path.slice(1)}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(
          file,
          putIntoPage(`${page.source}`, {
            path,
            html,
            waiting,
            ownThings: ownThings[path],
            notice,
            styles,
            begin,
            scripts: routeFiles(bundle, path),
          }),
        );
      }
    },
  };
}

async function buildDrawer(): Promise<typeof import('../draw-screen.tsx').drawScreen> {
  const outDir = await mkdtemp(join(tmpdir(), 'lux-drawer-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [react(), withoutWhatComesLater()],
      // In one piece, so that it runs wherever it is written.
      ssr: { noExternal: true },
      build: {
        outDir,
        // The addresses of files are those of the client's own build.
        assetsInlineLimit: 0,
        emptyOutDir: false,
        minify: false,
        ssr: DRAWER,
        rolldownOptions: { output: { entryFileNames: 'drawer.mjs', codeSplitting: false } },
      },
    });
    const { drawScreen } = await import(pathToFileURL(join(outDir, 'drawer.mjs')).href);
    return drawScreen;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Only the screens are waited for, so nothing else that is fetched by itself has to be built. */
function withoutWhatComesLater(): Plugin {
  return {
    name: 'lux-without-what-comes-later',
    resolveDynamicImport: (_, importer) =>
      SCREENS.test(importer ?? '') ? null : { id: 'data:text/javascript,', external: true },
  };
}
