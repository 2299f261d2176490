import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { drawnPaths } from '../drawn-paths.ts';
import { firstClasses } from '../first-classes.ts';
import { firstVariables } from '../first-variables.ts';
import { ownThings } from '../own-things.ts';
import { putIntoPage } from '../put-into-page.ts';
import { buildFirstStyles } from './build-first-styles.ts';
import { buildScript } from './build-script.ts';
import { routeFiles } from './route-files.ts';

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
