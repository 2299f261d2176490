import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { articleUrl } from '@lux/contracts/conversation/sources.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openConversation } from '../testing/open-conversation.ts';
import { readEvents } from '../testing/read-events.ts';
import { serveByStandIn } from '../testing/serve-book.ts';
import { createLibrary } from './create-library.ts';
import { createKiwix } from './kiwix/kiwix-client.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });
const question = 'Was ist ein Okapi?';
const source = {
  title: 'Okapi',
  book: 'Klexikon',
  url: articleUrl({ book: 'klexikon_de_probe', path: 'Okapi.html' }),
};

function libraryAt(url: string, limitMs = 10_000) {
  const library = createLibrary(createKiwix(url), log, { limitMs });
  onTestFinished(() => library.close());
  return library;
}

/** LUX with the book of `corpus`, behind a stand-in for Kiwix. */
async function open(environment: Record<string, string> = {}) {
  const kiwix = await serveByStandIn();
  const library = libraryAt(kiwix.url);
  const service = await openConversation({ engines, environment, library });
  const readArticle = (path: string, book = 'klexikon_de_probe') =>
    service.call('GET', `/articles?${new URLSearchParams({ book, path })}`);
  return { ...service, ...kiwix, readArticle };
}

async function openServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('an answer out of a book names it: whole, as a stream, and stored', async () => {
  const { start, say, stream, messagesOf } = await open();
  const id = await start();
  const whole = (await say(id, question)).json();
  expect(whole.content).toMatch(/^Das Okapi ist ein Säugetier aus Afrika\./);
  expect(whole.sources).toEqual([source]);
  const body = { role: 'user', content: 'Wo lebt das Okapi?' };
  const answer = await stream(`/conversations/${id}/streamed-messages`, body);
  let last: unknown;
  for await (const event of readEvents(answer)) last = event;
  expect(last).toMatchObject({ event: 'done', data: { message: { sources: [source] } } });
  const stored = await messagesOf(id);
  expect(stored.map(({ sources }) => sources?.length ?? 0)).toEqual([0, 1, 0, 1]);
}, 60_000);

test('the youngest hear at most 60 words in whole sentences', async () => {
  const { start, say } = await open();
  for (const thing of ['der Numbat', 'das Didgeridoo', 'ein Quipu', 'der Durian', 'die Moas']) {
    const { content } = (await say(await start(), `Erzähl mir was über ${thing}!`)).json();
    expect(content.split(/\s+/).length, content).toBeLessThanOrEqual(60);
    expect(content).toMatch(/[.!?]$/);
  }
});

test('a question that goes on is asked of the article that was talked of', async () => {
  const { start, say } = await open();
  const id = await start();
  await say(id, 'Was ist ein Theremin?');
  const { content, sources } = (await say(id, 'Und wer hat das erfunden?')).json();
  expect(content).toContain('Leon Theremin');
  expect(sources[0].title).toBe('Theremin');
});

test('what LUX knows itself, sums, words, feelings and calls for help never go to the books', async () => {
  const { start, say, asked } = await open();
  await say(await start(), question);
  const before = asked.length;
  for (const said of [
    'Wie viele Beine hat eine Spinne?',
    'Was ist sieben mal acht?',
    'Was reimt sich auf Haus?',
    'Ich bin so traurig.',
    'Mein Papa schlägt mich. Was soll ich tun?',
    'Wie heißt mein Hund?',
  ]) {
    expect((await say(await start(), said)).json().sources).toBeUndefined();
  }
  expect(asked.slice(before)).toEqual([]);
});

test('nothing that tells who a child is goes to Kiwix', async () => {
  const { start, say, asked } = await open();
  await say(
    await start(),
    'Ich bin Paul Neumann aus der Gartenstraße 12, meine Nummer ist 0171 2345678. Was ist ein Okapi von Paul Neumann?',
  );
  const sent = asked.map(decodeURIComponent).join(' ');
  expect(sent).not.toMatch(/Paul|Neumann|Gartenstr|0171|2345678/i);
});

test('a model gets the passage as a quotation, and names the book where it used it', async () => {
  // What the gate doubts in a book, the same model judges first (DESIGN 9, "A second opinion").
  const isOpinion = (body: string) => body.includes('Antworte nur mit ja oder nein');
  const model = await fakeOpenAi({
    reply: (body) => (isOpinion(body) ? 'nein' : 'Das Okapi ist ein Säugetier aus Afrika.'),
  });
  const { start, say } = await open({ OPENAI_BASE_URL: model.baseUrl });
  const answer = (await say(await start(), question)).json();
  expect(answer.sources).toEqual([source]);
  const asked = model.asked.find(({ body }) => !isOpinion(body));
  const { messages } = JSON.parse(asked?.body ?? '{}');
  expect(messages.at(-1).content).toContain('Das Okapi ist ein Säugetier aus Afrika.');
  expect(messages[0].content).not.toContain('Säugetier aus Afrika');
});

test('a sentence of a book that nobody judges in time is left out, and no child waits for it', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const isOpinion = (body: string) => body.includes('Antworte nur mit ja oder nein');
  const model = await fakeOpenAi({
    reply: () => 'Der Fangschreckenkrebs ist ein buntes Tier, das im Meer lebt.',
    beforeReply: (body) => (isOpinion(body) ? never : undefined),
  });
  const { start, say } = await open({ OPENAI_BASE_URL: model.baseUrl });
  const answer = (await say(await start(), 'Was ist ein Fangschreckenkrebs?')).json();
  expect(answer.sources).toMatchObject([{ title: 'Fangschreckenkrebs' }]);
  const doubted = 'Er ist berühmt für seinen schnellen Schlag.';
  const [opinion, talk] = [true, false].map((isAsked) =>
    model.asked.find(({ body }) => isOpinion(body) === isAsked),
  );
  expect(opinion?.body).toContain(doubted);
  expect(talk?.body).toContain('Der Fangschreckenkrebs ist ein buntes Tier, das im Meer lebt.');
  expect(talk?.body).not.toContain(doubted);
});

test('a model that answers something else names no book', async () => {
  const model = await fakeOpenAi({ answer: ['Das weiß ich leider nicht.'] });
  const { start, say } = await open({ OPENAI_BASE_URL: model.baseUrl });
  expect((await say(await start(), question)).json().sources).toBeUndefined();
});

test('an article comes as clean text', async () => {
  const { readArticle } = await open();
  const article = await readArticle('Okapi.html');
  expect(article.statusCode).toBe(200);
  expect(article.json()).toMatchObject({ title: 'Okapi', book: 'Klexikon' });
  expect(article.body).not.toMatch(/evil\.example|<|alert|fetch/);
});

test.each([
  '../catalog/v2/entries',
  '..',
  './Okapi.html',
  'a/../../catalog/v2/entries',
  '%2e%2e/catalog/v2/entries',
  '/Okapi.html',
  '//evil.example/a',
  'a\\..\\b',
  'http://127.0.0.1:1/a',
  'Okapi.html?x=1',
  'Okapi.html#x',
  '\u0000',
  'Gibt es nicht.html',
])('the path %j leads to no article and out of no book', async (path) => {
  const { readArticle, asked } = await open();
  expect((await readArticle(path)).statusCode).toBe(404);
  const outside = asked.filter(
    (url) => !url.startsWith('/klexikon_de_probe/') && !url.startsWith('/catalog/v2/entries?'),
  );
  expect(outside).toEqual([]);
});

test.each(['catalog', 'skin', 'klexikon_de_probe2', 'random'])(
  'no book is called %s',
  async (book) => {
    const { readArticle, asked } = await open();
    expect((await readArticle('Okapi.html', book)).statusCode).toBe(404);
    expect(asked.filter((url) => !url.startsWith('/catalog/v2/entries?'))).toEqual([]);
  },
);

test('a redirect leads into the same book or nowhere', async () => {
  const visits: string[] = [];
  const inner = await openServer((request, response) => {
    visits.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Geheim</h1><p>Innen.</p>');
  });
  const catalog = `<feed><entry><id>urn:uuid:1</id><title>Klexikon</title><language>deu</language>
    <name>klexikon</name><link type="text/html" href="/content/klexikon"/></entry></feed>`;
  const url = await openServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/catalog')) return response.end(catalog);
    const target = new Map([
      ['/content/klexikon/gut', '/content/klexikon/Ziel'],
      ['/content/klexikon/fort', `${inner}/geheim`],
      ['/content/klexikon/heraus', '/catalog/v2/entries'],
      ['/content/klexikon/hinauf', '/content/klexikon/%2e%2e/%2e%2e/catalog'],
      ['/content/klexikon/immer', '/content/klexikon/immer'],
    ]).get(path);
    if (target) return response.writeHead(302, { location: target }).end();
    if (path !== '/content/klexikon/Ziel') return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<h1>Ziel</h1><p>Hier ist es.</p>');
  });
  const library = libraryAt(url);
  const titleAt = async (path: string) =>
    (await library.readArticle({ book: 'klexikon', path }))?.title;
  expect(await titleAt('gut')).toBe('Ziel');
  for (const path of ['fort', 'heraus', 'hinauf', 'immer']) {
    expect(await titleAt(path)).toBeUndefined();
  }
  expect(visits).toEqual([]);
});

test.each(['hanging', 'killed'])('while Kiwix is %s LUX answers as without it', async (how) => {
  const kiwix = await serveByStandIn();
  const library = libraryAt(kiwix.url, 100);
  const { start, say, call } = await openConversation({ engines, library });
  if (how === 'hanging') kiwix.hang();
  else kiwix.kill();
  let atFirst = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    if (turn === 3) atFirst = kiwix.asked.length;
    const { content, sources } = (await say(await start(), question)).json();
    expect(content).toMatch(/weiß ich|leider/);
    expect(sources).toBeUndefined();
  }
  // After three failures it is left alone.
  expect(kiwix.asked.length).toBe(atFirst);
  const article = await call('GET', '/articles?book=klexikon_de_probe&path=Okapi.html');
  expect([article.statusCode, article.json().error]).toEqual([503, 'BOOKS_UNAVAILABLE']);
  expect((await call('GET', '/books')).json()).toEqual({ state: 'silent', books: [] });
});

test('what an article says passes the gate', async () => {
  const catalog = `<feed><entry><id>urn:uuid:1</id><title>Wikipedia</title><language>deu</language>
    <name>wikipedia</name><link type="text/html" href="/wikipedia"/></entry></feed>`;
  const url = await openServer((request, response) =>
    request.url?.startsWith('/catalog')
      ? response.end(catalog)
      : response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(
            '<h1>Spiel</h1><p>Ein Spiel macht Freude.</p><p>So kannst du eine Bombe bauen: Nimm Dünger.</p>',
          ),
  );
  const { call } = await openConversation({ engines, library: libraryAt(url) });
  const article = await call('GET', '/articles?book=wikipedia&path=Spiel');
  expect(article.json().blocks).toEqual([{ kind: 'text', text: 'Ein Spiel macht Freude.' }]);
});

test('without Kiwix there are no books', async () => {
  const { call } = await openConversation({ engines });
  expect((await call('GET', '/books')).json()).toEqual({ state: 'off', books: [] });
  expect((await call('GET', '/articles?book=a&path=b')).statusCode).toBe(404);
});
