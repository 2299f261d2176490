import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { drawnPaths } from '../drawn-paths.ts';
import { firstClasses } from '../first-classes.ts';
import { putIntoPage } from '../put-into-page.ts';
import { buildBegin } from './build-begin.ts';
import { buildFirstStyles } from './build-first-styles.ts';
import { routeFiles } from './route-files.ts';

const DRAWER = join(import.meta.dirname, '../draw-screen.tsx');

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
      const screens = drawnPaths.map((path) => ({ path, html: drawScreen(path) }));
      const styles = await buildFirstStyles(firstClasses(screens.map(({ html }) => html)));
      const begin = await buildBegin();
      for (const [, address = ''] of styles.matchAll(/url\(\/([^)]+)\)/g)) {
        if (!(address in bundle))
          throw new Error(`the first styles name a file of none: ${address}`);
      }
      for (const { path, html } of screens) {
        const file = join(outDir, 'screens', `${path === '/' ? 'index' : path.slice(1)}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(
          file,
          putIntoPage(`${page.source}`, {
            path,
            html,
            styles,
            begin,
            scripts: routeFiles(bundle, path),
          }),
        );
      }
    },
  };
}

async function buildDrawer(): Promise<(path: string) => string> {
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
        emptyOutDir: false,
        minify: false,
        ssr: DRAWER,
        rolldownOptions: { output: { entryFileNames: 'drawer.mjs' } },
      },
    });
    const { drawScreen } = await import(pathToFileURL(join(outDir, 'drawer.mjs')).href);
    return drawScreen;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Nothing is waited for, so nothing that is fetched by itself has to be built. */
function withoutWhatComesLater(): Plugin {
  return {
    name: 'lux-without-what-comes-later',
    resolveDynamicImport: () => ({ id: 'data:text/javascript,', external: true }),
  };
}
