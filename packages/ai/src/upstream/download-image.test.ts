import { expect, test } from 'vitest';
import { downloadImage } from './download-image.ts';
import { isPublicAddress, type Lookup } from './public-lookup.ts';

const fetchFrom = (url: string, lookup?: Lookup) =>
  downloadImage({
    url,
    baseUrl: 'https://api.provider.example/v1',
    mostBytes: 1_000,
    signal: AbortSignal.timeout(5_000),
    ...(lookup && { lookup }),
  });

test.each([
  'https://metadata.google.internal./',
  'https://printer.local./a.png',
  'https://foo.localhost./a.png',
  'https://fritz.box/a.png',
  'https://nas.fritz.box/a.png',
  'https://printer.lan/a.png',
  'https://router.home.arpa/a.png',
  'https://accounts.lux.svc/a.png',
  'https://accounts.lux.svc.../a.png',
  'https://1.0.0.10.in-addr.arpa/a.png',
  'https://2130706433/a.png',
  'https://[::1]/a.png',
  'http://pictures.example.com/a.png',
])('%s is not looked up at all', async (url) => {
  const asked: string[] = [];
  const lookup: Lookup = (name, _options, found) => {
    asked.push(name);
    found(null, []);
  };
  await expect(fetchFrom(url, lookup)).rejects.toThrow('no address to fetch from');
  expect(asked).toEqual([]);
});

test.each([
  [['127.0.0.1']],
  [['10.1.2.3']],
  [['100.64.0.1']],
  [['169.254.169.254']],
  [['172.31.0.1']],
  [['192.168.178.1']],
  [['0.0.0.0']],
  [['224.0.0.1']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['fe80::1']],
  [['fc00::1']],
  [['fd12:3456::1']],
  [['ff02::1']],
  [['64:ff9b::a00:1']],
  [['2002:a00:1::']],
  [['93.184.216.34', '10.0.0.1']],
  [[]],
])('a name that leads to %j is not connected to', async (addresses) => {
  const lookup: Lookup = (_name, _options, found) =>
    found(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  const failed = await fetchFrom('https://10.0.0.1.nip.io/a.png', lookup).catch((error) => error);
  expect(failed.cause).toMatchObject({ message: 'the name leads into an inner network' });
});

test('addresses of the internet are public', () => {
  for (const address of ['93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:4700::1111']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
});
