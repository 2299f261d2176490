import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { bookPages } from './book-pages.ts';

const isInstalled = (name: string) => spawnSync(name, ['--version']).error === undefined;

/** Debian has both: `kiwix-tools` and `zim-tools`. */
export const hasKiwix = isInstalled('kiwix-serve') && isInstalled('zimwriterfs');

/** 48 × 48 pixels of one colour, as a ZIM file must have it. */
const ICON = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAOklEQVR42u3OQQ0AAAgEoItmNKMZzRbOBxsBSPW8EiEhISEhISEhISEhISEhISEhISEhISEhISGhOwtcRoDEAA2fogAAAABJRU5ErkJggg==',
  'base64',
);
const NAME = 'klexikon_de_probe';

/** The book of `corpus/book.yaml` behind a real `kiwix-serve`. */
export async function serveByKiwix(): Promise<{ url: string; kill: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'lux-kiwix-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const pages = join(folder, 'pages');
  mkdirSync(pages);
  for (const [name, html] of bookPages()) writeFileSync(join(pages, name), html);
  const [first = ''] = bookPages().keys();
  writeFileSync(join(pages, 'icon.png'), ICON);
  const zim = join(folder, `${NAME}.zim`);
  execFileSync(
    'zimwriterfs',
    ['-w', first, '-I', 'icon.png', '-l', 'deu', '-t', 'Klexikon', '-d', 'Probe'].concat([
      '-c',
      'LUX',
      '-p',
      'LUX',
      '-n',
      NAME,
      pages,
      zim,
    ]),
    { stdio: 'pipe' },
  );
  const port = await freePort();
  const served = spawn('kiwix-serve', ['-i', '127.0.0.1', '-p', `${port}`, zim], {
    stdio: 'ignore',
  });
  const kill = () => void served.kill('SIGKILL');
  onTestFinished(kill);
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(`${url}/catalog/v2/entries`).catch(() => null);
    if (answer?.ok) return { url, kill };
    if (served.exitCode !== null) throw new Error('kiwix-serve has ended');
  }
}

/** The same book behind answers as `kiwix-serve` 3.3 gave them; `hang` lets it answer no more. */
export async function serveByStandIn() {
  const pages = bookPages();
  const asked: string[] = [];
  let isHanging = false;
  const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').toLowerCase();
  const titles = [...pages.keys()].map((path) => ({
    path,
    title: path.replace('.html', '').replaceAll('_', ' '),
  }));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://kiwix');
    asked.push(url.pathname + url.search);
    if (isHanging) return;
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    if (url.pathname === '/catalog/v2/entries') {
      return send('application/atom+xml', catalogOf(pages.size));
    }
    if (url.pathname === '/suggest') {
      const term = url.searchParams.get('term')?.toLowerCase() ?? '';
      const found = titles.filter(
        ({ title }) =>
          title
            .toLowerCase()
            .split(' ')
            .some((word) => word.startsWith(term)) || title.toLowerCase().startsWith(term),
      );
      const lines = found.map(({ path, title }) => ({
        value: title,
        label: title,
        kind: 'path',
        path,
      }));
      const offer = { value: `${term} `, label: `containing '${term}'...`, kind: 'pattern' };
      return send('application/json', JSON.stringify([...lines, offer]));
    }
    if (url.pathname === '/search') {
      const words = (url.searchParams.get('pattern') ?? '').toLowerCase().split(' ');
      const found = titles.filter(({ path }) => {
        const text = plain(pages.get(path) ?? '');
        return words.every((word) => text.includes(word));
      });
      return send('application/rss+xml', foundOf(found));
    }
    const page = pages.get(decodeURIComponent(url.pathname.slice(`/${NAME}/`.length)));
    if (!page) return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>No</h1>');
    return send('text/html', page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const kill = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(kill);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hang = () => {
    isHanging = true;
  };
  return { url: `http://127.0.0.1:${port}`, asked, hang, kill };
}

const catalogOf = (count: number) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Filtered Entries</title><entry>
  <id>urn:uuid:1f46921c-96eb-0a76-6d27-b27b94e6b710</id><title>Klexikon</title><summary>Probe</summary>
  <language>deu</language><name>${NAME}</name><tags>_ftindex:yes</tags><articleCount>${count}</articleCount>
  <link rel="http://opds-spec.org/image/thumbnail" href="/catalog/v2/illustration/${NAME}/?size=48" type="image/png"/>
  <link type="text/html" href="/${NAME}" /><author><name>LUX</name></author></entry></feed>`;

const foundOf = (
  found: { path: string; title: string }[],
) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Search</title><link>/search</link>${found
  .map(
    ({ path, title }) =>
      `<item><title>${title}</title><link>/${NAME}/${encodeURIComponent(path)}</link><description>${title}...</description><book><title>Klexikon</title></book></item>`,
  )
  .join('')}</channel></rss>`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
