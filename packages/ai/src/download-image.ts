import { isIP } from 'node:net';

interface Options {
  /** As the provider's answer says. */
  url: string;
  /** The provider's own address. */
  baseUrl: string;
  mostBytes: number;
  signal: AbortSignal;
}

/**
 * Fetches a picture that a provider answered by address: from its own server, or over TLS from a
 * named host. Never from an address inside the school's network, never along redirects.
 *
 * @throws Error for another address and for too many bytes, or what `fetch` throws.
 */
export async function downloadImage({ url, baseUrl, mostBytes, signal }: Options): Promise<Buffer> {
  const address = URL.parse(url);
  if (!address || !isAllowed(address, new URL(baseUrl))) {
    throw new Error('the image answer has no address to fetch from');
  }
  const answer = await fetch(address, { redirect: 'error', signal });
  if (!answer.ok || !answer.body) throw new Error(`the picture answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of answer.body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > mostBytes) throw new Error('the image answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isAllowed(address: URL, provider: URL): boolean {
  if (address.origin === provider.origin) return true;
  const { protocol, hostname } = address;
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && isNamed && !/\.(local|internal|localhost)$/i.test(hostname);
}
