import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site sends this. Browsers say so in `Sec-Fetch-Site` (over TLS and on
 * localhost) or `Origin`; whoever sends neither is not a browser and has no cookie to misuse.
 *
 * @param host our own name as the browser knows it.
 */
export function isForeign(headers: IncomingHttpHeaders, host: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
