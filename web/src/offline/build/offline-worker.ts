import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Shell } from '../worker/shell.ts';
import { shellFiles } from './shell-files.ts';

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
