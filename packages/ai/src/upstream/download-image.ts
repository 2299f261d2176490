import { isIP } from 'node:net';
import { Agent, fetch } from 'undici';
import { type Lookup, publicLookup } from './public-lookup.ts';

interface Options {
  /** As the provider's answer says. */
  url: string;
  /** The provider's own address. */
  baseUrl: string;
  mostBytes: number;
  signal: AbortSignal;
  /** Stands in for the system's. */
  lookup?: Lookup;
}

/** Ends of names that mean something inside a school or a computer only (RFC 6761, 6762, 8375; routers). */
const INNER_NAMES =
  /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|private|corp|home|lan|svc|fritz\.box|home\.arpa|in-addr\.arpa|ip6\.arpa)$/i;

/**
 * Fetches a picture that a provider answered by address: from its own server, or over TLS from a
 * named host in the internet. Never from an address inside the school's network, whatever name it
 * hides behind, never along redirects.
 *
 * @throws Error for another address and for too many bytes, or what `fetch` throws.
 */
export async function downloadImage({
  url,
  baseUrl,
  mostBytes,
  signal,
  lookup,
}: Options): Promise<Buffer> {
  const address = URL.parse(url);
  const isOwn = address?.origin === new URL(baseUrl).origin;
  if (!address || !(isOwn || isForeignHost(address))) {
    throw new Error('the image answer has no address to fetch from');
  }
  // The provider's own server may stand in the school; an admin chose it.
  const dispatcher = isOwn ? new Agent() : new Agent({ connect: { lookup: publicLookup(lookup) } });
  try {
    const answer = await fetch(address, { redirect: 'error', signal, dispatcher });
    if (!answer.ok || !answer.body) throw new Error(`the picture answered ${answer.status}`);
    const chunks: Uint8Array[] = [];
    let sizeBytes = 0;
    for await (const chunk of answer.body) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > mostBytes) throw new Error('the image answer is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    dispatcher.destroy().catch(() => {});
  }
}

function isForeignHost({ protocol, hostname }: URL): boolean {
  // A dot at the end means the same host, and hides what it ends with.
  const name = hostname.replace(/\.+$/, '');
  const isNamed = isIP(name.replace(/^\[|\]$/g, '')) === 0 && name.includes('.');
  return protocol === 'https:' && isNamed && !INNER_NAMES.test(name);
}
