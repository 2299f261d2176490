import { createRequire } from 'node:module';
import path from 'node:path';
import type { ProcessSpec } from '../supervisor/supervised-process.ts';
import { withoutSecrets } from './services.ts';

const loopback = new Set(['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost']);

/** The address a person on this machine types. */
export function publicUrl(host: string, port: number): string {
  if (loopback.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

type Options = {
  root: string;
  env: Record<string, string>;
  host: string;
  port: number;
  bffPort: number;
  /** With what it answers over HTTPS, too; null: not at all. */
  tls?: { port: number; certFile: string; keyFile: string } | null;
};

/**
 * The web client's development server, in front of the bff (`npm run dev`). Started without npm in
 * between, so that signals reach it; its configuration passes calls on to BFF_URL.
 */
export function describeVite(options: Options): ProcessSpec & { readyUrl: string } {
  const { root, env, host, port, bffPort, tls } = options;
  const cwd = path.join(root, 'web');
  const manifest = createRequire(path.join(cwd, 'package.json')).resolve('vite/package.json');
  const vite = path.join(path.dirname(manifest), 'bin/vite.js');
  return {
    name: 'web',
    cwd,
    hasChildren: true,
    readyUrl: `${publicUrl(host, port)}/`,
    args: [vite, '--host', host, '--port', `${port}`, '--strictPort'],
    env: {
      ...withoutSecrets(env),
      BFF_URL: `http://127.0.0.1:${bffPort}`,
      ...(tls && {
        HTTPS_PORT: `${tls.port}`,
        TLS_CERT: tls.certFile,
        TLS_KEY: tls.keyFile,
      }),
    },
  };
}
