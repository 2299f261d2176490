import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A proxy in the same network answers at once; a page must not wait longer for one that is away. * @throws Error where a file is no certificate.
 */
const LIMIT_MS = 2_000;
/** Name constraints (RFC 5280, 4.2.1.10) as they begin in a certificate. */
const NAME_CONSTRAINTS = Buffer.from('0603551d1e', 'hex');

/**
 * Reads the certificate of the authority that tablets install. A proxy makes its own some seconds after
 * its start, and none at all where its certificate comes from the internet: both are null, and it is
 * asked again the next time. A certificate that was found stays.
 *
 * @param source a file, or the `http://` address of a proxy that keeps an authority; null: there is none.
 */
export function createAuthorityReader(
  source: string | null,
): () => Promise<X509Certificate | null> {
  if (source === null) return async () => null;
  if (!/^https?:/.test(source)) {
    const certificate = new X509Certificate(readFileSync(source));
    return async () => certificate;
  }
  let found: X509Certificate | null = null;
  return async () => {
    found ??= await fetchCertificate(source);
    return found;
  };
}

async function fetchCertificate(address: string): Promise<X509Certificate | null> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(address, { signal, redirect: 'error' });
    return answer.ok ? new X509Certificate(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** Whether it may sign for some names and addresses only. */
export function isLimitedToNames(authority: X509Certificate): boolean {
  return authority.raw.includes(NAME_CONSTRAINTS);
}
