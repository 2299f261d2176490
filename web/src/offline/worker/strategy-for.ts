/**
 * How a request is answered: `page` from the network, else from the shell; `asset` and `drawing`
 * from the cache, because their address changes with their content; `revalidated` from the cache,
 * and fetched anew behind it; a child's own `picture` from its cache; `user` from the network, else
 * as it was; `network` as if there were no worker.
 */
export type CacheStrategy =
  | 'page'
  | 'asset'
  | 'drawing'
  | 'revalidated'
  | 'picture'
  | 'user'
  | 'network';

type RequestLine = Pick<Request, 'method' | 'url' | 'mode'> & { hasRange: boolean };

const REVALIDATED = new Set(['/api/letters', '/api/settings', '/api/stickers']);
/** Paths that are answered by the server and are no screens of ours. */
const NOT_A_SCREEN = /^\/(api|graphql|media|drawings|socket\.io|assets|einrichten)(\/|$)|\.\w+$/;

/** Whatever changes something, sounds or streams always goes to the network. Pure. */
export function strategyFor(
  { method, url, mode, hasRange }: RequestLine,
  origin: string,
): CacheStrategy {
  const { origin: askedOrigin, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || askedOrigin !== origin || hasRange) return 'network';
  if (mode === 'navigate') return NOT_A_SCREEN.test(pathname) ? 'network' : 'page';
  if (pathname.startsWith('/assets/') || isIcon(pathname)) return 'asset';
  if (/^\/drawings\/|^\/api\/stickers\/[^/]+\/image$/.test(pathname)) return 'drawing';
  if (REVALIDATED.has(pathname)) return 'revalidated';
  if (pathname === '/api/user') return 'user';
  const isPicture = /^\/media\/[\w-]+(\/(thumbnail|view))?$/.test(pathname);
  return isPicture && !searchParams.has('download') ? 'picture' : 'network';
}

function isIcon(pathname: string): boolean {
  return /^\/(lux\.svg|lux\.webmanifest|favicon\.ico|apple-touch-icon\.png|icons\/)/.test(pathname);
}
