import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { downloadImage } from './download-image.ts';

const PNG = Buffer.from('89504e470d0a1a0a00', 'hex');

async function openServer(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A provider, and beside it a server of the school's network that notes who comes. */
async function open() {
  const visits: string[] = [];
  const inner = await openServer((request, reply) => {
    visits.push(request.url ?? '');
    reply.end(PNG);
  });
  const provider = await openServer((request, reply) => {
    const [, status = '200'] = /^\/moved\/(\d+)/.exec(request.url ?? '') ?? [];
    reply.writeHead(Number(status), { location: `http://127.0.0.1:${inner}/secret` });
    reply.end(PNG);
  });
  const fetchFrom = (url: string) =>
    downloadImage({
      url,
      baseUrl: `http://127.0.0.1:${provider}/v1`,
      mostBytes: 1_000,
      signal: AbortSignal.timeout(5_000),
    });
  return { inner, provider, visits, fetchFrom };
}

test('a picture is fetched from the provider’s own server', async () => {
  const { provider, fetchFrom } = await open();
  expect(await fetchFrom(`http://127.0.0.1:${provider}/a.png`)).toEqual(PNG);
});

test.each([
  ['another port of the provider’s machine', 'http://127.0.0.1:INNER/secret'],
  ['the same over TLS', 'https://127.0.0.1:INNER/secret'],
  ['a name of this machine', 'http://localhost:INNER/secret'],
  ['that name with a dot', 'http://localhost.:INNER/secret'],
  ['a decimal number', 'http://2130706433:INNER/secret'],
  ['a hexadecimal number', 'http://0x7f000001:INNER/secret'],
  ['hexadecimal parts', 'http://0x7f.0x0.0x0.0x1:INNER/secret'],
  ['an octal number', 'http://017700000001:INNER/secret'],
  ['octal parts', 'http://0177.0.0.01:INNER/secret'],
  ['fewer parts', 'http://127.1:INNER/secret'],
  ['full-width digits', 'http://１２７.0.0.1:INNER/secret'],
  ['circled digits', 'http://①②⑦.⓪.⓪.①:INNER/secret'],
  ['nothing, which is this machine', 'http://0:INNER/secret'],
  ['IPv6', 'http://[::1]:INNER/secret'],
  ['IPv4 inside IPv6', 'http://[::ffff:127.0.0.1]:INNER/secret'],
  ['IPv4 inside IPv6, in hexadecimal', 'http://[::ffff:7f00:1]:INNER/secret'],
  ['the provider as a user name', 'http://127.0.0.1:PROVIDER@127.0.0.1:INNER/secret'],
  ['the provider as a user name over TLS', 'https://api.openai.com@127.0.0.1:INNER/secret'],
  ['a backslash', 'http://127.0.0.1:INNER\\@127.0.0.1:PROVIDER/secret'],
  ['the cloud’s inner address', 'http://169.254.169.254/latest/meta-data'],
  ['the cloud’s inner address over TLS', 'https://169.254.169.254/latest/meta-data'],
  ['an address of its own', 'https://10.0.0.1/a.png'],
  ['a file', 'file:///etc/passwd'],
  ['bytes in the address', 'data:image/png;base64,iVBORw0KGgo='],
  ['a server of files', 'ftp://127.0.0.1:INNER/secret'],
  ['a page’s own bytes', 'blob:http://127.0.0.1:INNER/secret'],
  ['no address', 'secret'],
])('nothing is fetched by %s', async (_what, pattern) => {
  const { inner, provider, visits, fetchFrom } = await open();
  const url = pattern.replaceAll('INNER', String(inner)).replaceAll('PROVIDER', String(provider));
  await expect(fetchFrom(url)).rejects.toThrow('no address to fetch from');
  expect(visits).toEqual([]);
});

test.each([301, 302, 303, 307, 308])(
  'the provider’s word that the picture has moved (%i) leads nowhere',
  async (status) => {
    const { provider, visits, fetchFrom } = await open();
    await expect(fetchFrom(`http://127.0.0.1:${provider}/moved/${status}`)).rejects.toThrow();
    expect(visits).toEqual([]);
  },
);
