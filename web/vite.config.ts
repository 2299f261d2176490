import { hostname } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { serveHttps } from './src/development/serve-https.ts';
import { compressFiles } from './src/offline/build/compress-files.ts';
import { offlineWorker } from './src/offline/build/offline-worker.ts';
import { leanIcons } from './src/prerender/build/lean-icons.ts';
import { prerenderScreens } from './src/prerender/build/prerender-screens.ts';

const BASE =
  /node_modules\/(react|react-dom|scheduler|jotai|react-router|react-router-dom)\/|lucide-react\/dist\/esm\/(shared\/|Icon|create|context)|web\/src\/lib\/(api\/(api-error|rest)|storage\/(storage|storage-keys|visitor-token)|store|toasts)\.ts|vite\/preload-helper/;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, ['BFF_', 'HTTPS_', 'TLS_']);
  const { BFF_URL: bffUrl = 'http://127.0.0.1:3000' } = env;
  // The bff learns from it by which protocol and from where the browser came.
  const bff = { target: bffUrl, xfwd: true };
  return {
    plugins: [
      react(),
      tailwindcss(),
      leanIcons(),
      prerenderScreens(),
      offlineWorker(),
      compressFiles(),
      serveHttps(env),
    ],
    server: {
      proxy: {
        '/api': bff,
        '/drawings': bff,
        '/einrichten': bff,
        '/graphql': bff,
        '/media': bff,
        '/socket.io': { ...bff, ws: true },
      },
      // Tablets know this machine by its name, whose ending nobody can register.
      allowedHosts: [hostname().toLowerCase(), '.local'],
    },
    build: {
      // A drawing inlined into a script would be paid for on the first visit; as a file it is not.
      assetsInlineLimit: 0,
      manifest: true,
      // Every browser that has what LUX needs knows modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The first script lists all others: without their names it weighs less. Which is which
          // stands in .vite/manifest.json. Seven letters are the fewest that tell them apart.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            // What the first visit needs in any case, in one piece: cut into a dozen it weighs 3 kB more.
            groups: [{ name: 'base', test: BASE }],
          },
        },
      },
    },
  };
});
