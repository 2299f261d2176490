import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { injectScreen } from '../inject-screen.ts';
import { personalState } from '../personal-state.ts';
import { prerenderedPaths } from '../prerendered-paths.ts';
import { buildCriticalStyles } from './build-critical-styles.ts';
import { routeFiles } from './route-files.ts';

/** Classes of what moves or answers a pointer; they come with the other styles. */
const NOT_CRITICAL =
  /(?:^|:)(?:animate-|transition|duration-|ease-|\[animation)|(?:^|:)(?:group-)?hover:|^active:/;

/**
 * The classes that pages need for how they look at first, sorted. Nothing moves in a first picture:
 * each animation is a layer of its own, and a slow tablet paints them one by one.
 */
export function criticalClasses(pages: readonly string[]): string[] {
  const found = new Set<string>();
  for (const page of pages) {
    for (const [, names = ''] of page.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.replaceAll('&amp;', '&').split(/\s+/)) found.add(name);
    }
  }
  return [...found].filter((name) => name !== '' && !NOT_CRITICAL.test(name)).sort();
}

/** Bundles a script that is small enough to be inlined into the pages. */
async function buildScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [script, ...others] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk' || others.length > 0) {
    throw new Error('an inline script has more than one file');
  }
  return script.code.trim();
}

/** The tokens that the pages name themselves, such as a shape's `fill="var(--color-hill-far)"`, sorted. */
export function criticalVariables(pages: readonly string[]): string[] {
  const found = pages.flatMap((page) => [...page.matchAll(/var\((--[\w-]+)/g)]);
  return [...new Set(found.map(([, name = '']) => name))].sort();
}

const HERE = join(import.meta.dirname, '..');
const RENDERER = join(HERE, 'render-screen.tsx');
const SCREENS = /\/app\/screens\.ts$/;
const ADDRESS = /(?:url\(|src="|href=")\/(assets\/[^)"]+)/g;

/**
 * Prerenders screens while the client is built, so that a child sees LUX before the first script has
 * loaded: `screens/index.html` for `/`, `screens/gallery.html` for `/gallery`. `index.html` itself
 * stays empty: it stands in for every other address, and for all of them offline.
 */
export function prerenderScreens(): Plugin {
  return {
    name: 'lux-prerender-screens',
    apply: 'build',
    async writeBundle({ dir: outDir }, bundle) {
      const page = bundle['index.html'];
      if (outDir === undefined || page?.type !== 'asset') return;
      const renderScreen = await buildRenderer();
      const startScript = await buildScript(join(HERE, 'start-client.ts'));
      const checkScript = await buildScript(join(HERE, 'check-personal-state.ts'));
      for (const path of prerenderedPaths) {
        const { html, placeholder } = await renderScreen(path);
        const styles = await buildCriticalStyles(
          criticalClasses([html, placeholder]),
          criticalVariables([html]),
        );
        for (const [, address = ''] of `${html}${styles}`.matchAll(ADDRESS)) {
          if (!(address in bundle)) throw new Error(`${path} names a file of none: ${address}`);
        }
        const file = join(outDir, 'screens', `${path === '/' ? 'index' : path.slice(1)}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(
          file,
          injectScreen(`${page.source}`, {
            path,
            html,
            placeholder,
            personalState: personalState[path],
            checkScript,
            styles,
            startScript,
            scripts: routeFiles(bundle, path),
          }),
        );
      }
    },
  };
}

async function buildRenderer(): Promise<typeof import('../render-screen.tsx').renderScreen> {
  const outDir = await mkdtemp(join(tmpdir(), 'lux-renderer-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [react(), withoutLazyImports()],
      // In one piece, so that it runs wherever it is written.
      ssr: { noExternal: true },
      build: {
        outDir,
        // The addresses of files are those of the client's own build.
        assetsInlineLimit: 0,
        emptyOutDir: false,
        minify: false,
        ssr: RENDERER,
        rolldownOptions: { output: { entryFileNames: 'renderer.mjs', codeSplitting: false } },
      },
    });
    const { renderScreen } = await import(pathToFileURL(join(outDir, 'renderer.mjs')).href);
    return renderScreen;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Only screens are rendered ahead; every other lazy import is left out of the renderer. */
function withoutLazyImports(): Plugin {
  return {
    name: 'lux-without-lazy-imports',
    resolveDynamicImport: (_, importer) =>
      SCREENS.test(importer ?? '') ? null : { id: 'data:text/javascript,', external: true },
  };
}
