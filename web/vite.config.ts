import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const { BFF_URL: bffUrl = 'http://127.0.0.1:3000' } = loadEnv(mode, import.meta.dirname, 'BFF_');
  return {
    plugins: [react(), tailwindcss()],
    server: {
      proxy: {
        '/api': bffUrl,
        '/drawings': bffUrl,
        '/graphql': bffUrl,
        '/media': bffUrl,
        '/socket.io': { target: bffUrl, ws: true },
      },
    },
    build: {
      // A drawing inlined into a script would be paid for on the first visit; as a file it is not.
      assetsInlineLimit: 0,
      manifest: true,
    },
  };
});
