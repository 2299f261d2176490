import type { IncomingMessage } from 'node:http';

/**
 * Whether a handshake comes from our own pages. Browsers always send `Origin` with a WebSocket;
 * a client without one is not a browser and has no cookie to misuse.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers.origin === undefined) return true;
  const host = headers['x-forwarded-host'] ?? headers.host;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}
