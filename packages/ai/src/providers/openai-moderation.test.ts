import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenAiModeration } from './openai-moderation.ts';

async function openModeration(answer: (response: ServerResponse) => void, limitMs = 4_000) {
  const server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  return createOpenAiModeration({ baseUrl, apiKey: 'none', model: 'm' }, { limitMs });
}

const answerJson = (body: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

test.each([true, false])('what the provider says is passed on: %s', async (flagged) => {
  const moderation = await openModeration(answerJson({ results: [{ flagged }] }));
  expect(await moderation.isFlagged('Hallo')).toBe(flagged);
});

test.each([
  [{ sexual: false, violence_and_threats: true }, true],
  [{ sexual: false, violence_and_threats: false }, false],
  // Mistral's names of what harms no child.
  [{ sexual: false, health: true, pii: true }, false],
])('categories alone are a verdict, too: %o', async (categories, expected) => {
  const moderation = await openModeration(answerJson({ results: [{ categories }] }));
  expect(await moderation.isFlagged('Hallo')).toBe(expected);
});

test.each([
  ['fails', (response: ServerResponse) => void response.writeHead(500).end()],
  ['never answers', () => {}],
  [
    'stops in the middle of its answer',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"results":');
    },
  ],
  ['answers without a verdict', answerJson({ results: [] })],
  ['answers without a category', answerJson({ results: [{ categories: {} }] })],
  ['answers in a shape of its own', answerJson({ results: [{ categories: { sexual: 0.9 } }] })],
  ['answers something else', answerJson({ choices: [] })],
  [
    'sends us elsewhere',
    (response: ServerResponse) =>
      void response.writeHead(307, { location: 'http://127.0.0.1:9/v1/moderations' }).end(),
  ],
])('a provider that %s is an error, so that the gate stays shut', async (_case, answer) => {
  const moderation = await openModeration(answer, 200);
  await expect(moderation.isFlagged('Hallo')).rejects.toThrow();
});
