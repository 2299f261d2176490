import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import { createSecureContext } from 'node:tls';
import { connectionLimits } from '@lux/service-kit/server/connections/connection-limits.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { TlsSettings } from './tls-settings.ts';

/** Changed certificates are in use after so long at most. */
const LOOK_EVERY_MS = 2_000;
/** Requests of one browser at the same time. */
const MOST_STREAMS = 100;
/** Events that Node's servers of HTTP and of HTTP/2 have in common; the app listens to the first. */
const SHARED_EVENTS = ['request', 'upgrade', 'clientError'] as const;

/** For HTTP/1.1, as on the door without TLS; Node's types do not know that they hold here, too. */
const httpLimits = {
  maxHeaderSize: connectionLimits.headersBytes,
  headersTimeout: connectionLimits.headersMs,
  requestTimeout: connectionLimits.requestMs,
  keepAliveTimeout: connectionLimits.keepAliveMs,
};

interface Options {
  host: string;
  tls: TlsSettings;
  lookEveryMs?: number;
}

/**
 * Opens a second door to the app, over TLS with HTTP/2 and HTTP/1.1. What comes in is handed to the
 * app's own server, so that hooks, limits and sockets are the same on both. The files of the
 * certificate are read anew when they change; while they do not fit together the old ones stay.
 *
 * @throws Error where the files cannot be read or do not fit together.
 */
export async function listenWithTls(
  app: Server,
  { host, tls, lookEveryMs = LOOK_EVERY_MS }: Options,
): Promise<Http2SecureServer> {
  const server = createSecureServer({
    ...readFiles(tls),
    allowHTTP1: true,
    minVersion: 'TLSv1.2',
    settings: { maxConcurrentStreams: MOST_STREAMS },
    ...httpLimits,
  });
  server.maxConnections = connectionLimits.connections;
  server.setTimeout(connectionLimits.silenceMs);
  for (const name of SHARED_EVENTS) {
    server.on(name, (...things: unknown[]) => app.server.emit(name, ...things));
  }
  // A browser that does not trust the certificate ends the connection; that is no fault of ours.
  server.on('tlsClientError', () => {});

  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });

  const renew = () => {
    try {
      server.setSecureContext(readFiles(tls));
      app.log.info('the new certificate is in use');
    } catch (error) {
      app.log.error({ err: error }, 'the new certificate is not usable, the old one stays in use');
    }
  };
  const files = [tls.certFile, tls.keyFile];
  for (const file of files) watchFile(file, { interval: lookEveryMs, persistent: false }, renew);

  app.addHook('preClose', async () => {
    for (const file of files) unwatchFile(file, renew);
    server.close();
    // Each ends when its last answer is out.
    for (const session of sessions) session.close();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port: tls.port }, resolve);
  });
  return server;
}

/** @throws Error where certificate and key are no pair. */
function readFiles({ certFile, keyFile }: TlsSettings): { cert: Buffer; key: Buffer } {
  const files = { cert: readFileSync(certFile), key: readFileSync(keyFile) };
  createSecureContext(files);
  return files;
}
