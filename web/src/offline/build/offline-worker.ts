import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Shell } from '../worker/shell.ts';

/** Who teaches has a line: what only the dashboard and the board need is not put on every child's tablet. */
const ONLY_WITH_A_LINE = /\/routes\/(admin-dashboard|teacher)\.tsx$/;
const GERMAN_FONTS = /andika-latin-(400|700)-[^/]+\.woff2$/;

/** Every file that the screens of children need, without those of the dashboard and the teachers, in a stable order. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();

  const follow = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    if (chunk.facadeModuleId && ONLY_WITH_A_LINE.test(chunk.facadeModuleId)) return;
    files.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) follow(imported);
  };

  for (const [name, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && output.isEntry) follow(name);
    // Threads of our own are built as files, not as chunks.
    else if (/\.worker-[^/]+\.js$/.test(name)) files.add(name);
  }
  return [...files].filter((name) => !/\.woff2?$/.test(name) || GERMAN_FONTS.test(name)).sort();
}

const WORKER = join(import.meta.dirname, '../worker/worker.ts');
/** Beside what the bundle names: what the page and the home screen ask for. */
const ICONS = ['/lux.svg', '/lux.webmanifest', '/favicon.ico', '/icons/lux-192.png'];

/** Builds the service worker beside the client, with the list of the client's files in it. */
export function offlineWorker(): Plugin {
  return {
    name: 'lux-offline-worker',
    apply: 'build',
    async writeBundle({ dir: outDir }, bundle) {
      const page = bundle['index.html'];
      if (outDir === undefined || page?.type !== 'asset') return;
      const files = ['/index.html', '/', ...ICONS, ...shellFiles(bundle).map((name) => `/${name}`)];
      const hash = createHash('sha256').update(page.source).update(files.join('\n'));
      const shell: Shell = { version: hash.digest('hex').slice(0, 12), files };
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { __LUX_SHELL__: JSON.stringify(shell) },
        build: {
          outDir,
          emptyOutDir: false,
          rolldownOptions: {
            input: WORKER,
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
