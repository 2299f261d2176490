import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createServer } from 'node:https';
import type { Plugin } from 'vite';

interface Variables {
  HTTPS_PORT?: string;
  TLS_CERT?: string;
  TLS_KEY?: string;
}

/**
 * Gives the development server a second door, over TLS, by which tablets get the microphone
 * (`HTTPS=local npm run dev`). Hot reload and sockets come through it, too. Without a certificate
 * there is none.
 */
export function serveHttps({ HTTPS_PORT, TLS_CERT, TLS_KEY }: Variables): Plugin {
  return {
    name: 'lux-serve-https',
    apply: 'serve',
    configureServer({ httpServer, middlewares, config }) {
      if (!httpServer || !HTTPS_PORT || !TLS_CERT || !TLS_KEY) return;
      const read = () => ({ cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) });
      const secure = createServer(read(), middlewares);
      secure.on('upgrade', (...upgrade) => httpServer.emit('upgrade', ...upgrade));
      // It comes last when the pair is renewed.
      watchFile(TLS_CERT, { persistent: false }, () => secure.setSecureContext(read()));
      const { host } = config.server;
      secure.listen(Number(HTTPS_PORT), typeof host === 'string' ? host : undefined);
      httpServer.once('close', () => {
        unwatchFile(TLS_CERT);
        secure.close();
      });
    },
  };
}
