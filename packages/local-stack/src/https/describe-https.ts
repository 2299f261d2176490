import type { OwnAddresses } from './own-addresses.ts';

/** What a person needs to know to open LUX on a tablet. */
export type HttpsAddresses = {
  url: string;
  /** By plain HTTP: the page on which a tablet learns to trust this server. */
  setupUrl: string;
  /** SHA-256 of the authority's certificate. */
  fingerprint: string;
  /** Whether other machines can reach it at all. */
  isReachable: boolean;
};

type Tls = { port: number; fingerprint: string; addresses: OwnAddresses };

/** The addresses to tell people: the machine's address in its network, where it has one. */
export function describeHttps(host: string, httpPort: number, tls: Tls): HttpsAddresses {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const inNetwork = tls.addresses.addresses.find(
    (address) => address.includes('.') && !/^(127|169\.254)\./.test(address),
  );
  const name = tls.addresses.names.find((each) => each.endsWith('.local')) ?? 'localhost';
  const reachable = isEverywhere ? (inNetwork ?? name) : host;
  const isReachable = isEverywhere || !['127.0.0.1', '::1', 'localhost'].includes(host);
  const shown = isReachable ? reachable : 'localhost';
  const authority = shown.includes(':') ? `[${shown}]` : shown;
  return {
    url: `https://${authority}:${tls.port}`,
    setupUrl: `http://${authority}:${httpPort}/einrichten`,
    fingerprint: tls.fingerprint,
    isReachable,
  };
}
