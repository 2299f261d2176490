/**
 * How a request is answered: `page` from the line, else from the shell; `asset` and `drawing` from
 * the cache, because their address changes with their content; `renewed` from the cache, and asked
 * for anew behind it; `own` pictures from this child's cache; `user` from the line, else as it was;
 * `line` as if there were no worker.
 */
export type Way = 'page' | 'asset' | 'drawing' | 'renewed' | 'own' | 'user' | 'line';

type Asked = Pick<Request, 'method' | 'url' | 'mode'> & { hasRange: boolean };

const RENEWED = new Set(['/api/letters', '/api/settings', '/api/stickers']);
/** Paths that are answered by the server and are no screens of ours. */
const NO_SCREEN = /^\/(api|graphql|media|drawings|socket\.io|assets)(\/|$)|\.\w+$/;

/** Pure. Whatever changes something, sounds and streams always goes over the line. */
export function strategyFor({ method, url, mode, hasRange }: Asked, origin: string): Way {
  const { origin: askedOrigin, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || askedOrigin !== origin || hasRange) return 'line';
  if (mode === 'navigate') return NO_SCREEN.test(pathname) ? 'line' : 'page';
  if (pathname.startsWith('/assets/') || isIcon(pathname)) return 'asset';
  if (/^\/drawings\/|^\/api\/stickers\/[^/]+\/image$/.test(pathname)) return 'drawing';
  if (RENEWED.has(pathname)) return 'renewed';
  if (pathname === '/api/user') return 'user';
  const isPicture = /^\/media\/[\w-]+(\/thumbnail)?$/.test(pathname);
  return isPicture && !searchParams.has('download') ? 'own' : 'line';
}

function isIcon(pathname: string): boolean {
  return /^\/(lux\.svg|lux\.webmanifest|favicon\.ico|apple-touch-icon\.png|icons\/)/.test(pathname);
}
