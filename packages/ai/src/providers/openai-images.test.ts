import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenAiImages, type ImageRequest } from './openai-images.ts';

const PNG = Buffer.from('89504e470d0a1a0a00', 'hex');
const usual: ImageRequest = {
  prompt: 'ein Drache',
  size: '1024x1792',
  style: 'natural',
  quality: 'hd',
  signal: AbortSignal.timeout(5_000),
};

type Body = Record<string, unknown>;

/** A server that answers `POST /v1/images/generations` as told, and notes what it was asked. */
async function openServer(
  answer: (url: string, reply: ServerResponse) => Body | undefined,
): Promise<{ baseUrl: string; asked: Body[] }> {
  const asked: Body[] = [];
  const server = createServer(async (request: IncomingMessage, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method === 'POST') asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    const body = answer(request.url ?? '', reply);
    if (!body) return;
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked };
}

const painted = { data: [{ b64_json: PNG.toString('base64') }] };

test.each([
  ['gpt-image-2.5-flare', { size: '1024x1536', quality: 'high', style: undefined }],
  ['dall-e-3', { size: '1024x1792', quality: 'hd', style: 'natural', response_format: 'b64_json' }],
  ['flux', { size: '1024x1792', quality: undefined, response_format: 'b64_json' }],
])('%s is asked in its own words', async (model, expected) => {
  const { baseUrl, asked } = await openServer(() => painted);
  const images = createOpenAiImages({ baseUrl, apiKey: 'key', model });
  expect(await images.generate(usual)).toEqual(PNG);
  const { size, quality, style, response_format } = asked[0] ?? {};
  expect({ prompt: asked[0]?.prompt, size, quality, style, response_format }).toEqual({
    prompt: 'ein Drache',
    response_format: undefined,
    style: undefined,
    ...expected,
  });
});

test('an address in the answer is fetched from the provider’s own server', async () => {
  const { baseUrl } = await openServer((url, reply) => {
    if (url !== '/files/1.png')
      return { data: [{ url: `${new URL(baseUrl).origin}/files/1.png` }] };
    reply.end(PNG);
    return undefined;
  });
  const images = createOpenAiImages({ baseUrl, apiKey: 'key', model: 'dall-e-3' });
  expect(await images.generate(usual)).toEqual(PNG);
});

test.each([
  'http://169.254.169.254/latest',
  'https://10.0.0.1/bild.png',
  'https://localhost/bild.png',
  'http://example.com/bild.png',
  'file:///etc/passwd',
  '',
])('an address that leads elsewhere (%s) is not fetched', async (url) => {
  const { baseUrl } = await openServer(() => ({ data: [{ url }] }));
  const images = createOpenAiImages({ baseUrl, apiKey: 'key', model: 'dall-e-3' });
  await expect(images.generate(usual)).rejects.toThrow('no address to fetch from');
});

test('what is no picture is refused, whatever it is called', async () => {
  const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
  const { baseUrl } = await openServer(() => ({ data: [{ b64_json: svg }] }));
  const images = createOpenAiImages({ baseUrl, apiKey: 'key', model: 'flux' });
  await expect(images.generate(usual)).rejects.toThrow('no picture');
});

test('a prompt that the provider finds unfit gives nothing', async () => {
  const { baseUrl } = await openServer((_url, reply) => {
    reply.statusCode = 400;
    return { error: { code: 'moderation_blocked', message: 'no' } };
  });
  const images = createOpenAiImages({ baseUrl, apiKey: 'key', model: 'gpt-image-2' });
  expect(await images.generate(usual)).toBeNull();
});

test('a busy server is asked once more, a broken key is not', async () => {
  for (const [status, tries] of [
    [503, 2],
    [401, 1],
  ] as const) {
    const { baseUrl, asked } = await openServer((_url, reply) => {
      reply.statusCode = status;
      return { error: {} };
    });
    const images = createOpenAiImages({ baseUrl, apiKey: 'key', model: 'gpt-image-2' });
    await expect(images.generate(usual)).rejects.toThrow();
    expect(asked).toHaveLength(tries);
  }
});
