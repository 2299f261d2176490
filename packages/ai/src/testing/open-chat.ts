import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { type ChatWish, createOpenAiChat } from '../providers/chat/openai-chat.ts';

/** An event with so much of the answer. */
export const piece = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** A chat with a server that answers each request with the next of these, the last one for ever. */
export async function openChat(...answers: ((response: ServerResponse) => void)[]) {
  let requests = 0;
  const asked: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    const answer = answers[Math.min(requests, answers.length - 1)];
    requests += 1;
    answer?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const chatWith = (model: string, limits = {}) =>
    createOpenAiChat(
      { baseUrl, apiKey: 'none', model },
      { beginMs: 300, silenceMs: 200, ...limits },
    );
  const chat = chatWith('m');
  const ask = async (wish?: ChatWish, by = chat) => {
    const pieces: string[] = [];
    for await (const text of by.stream([{ role: 'user', content: 'Hallo' }], wish))
      pieces.push(text);
    return pieces.join('');
  };
  return { ask, chat, chatWith, asked, countRequests: () => requests };
}

export const answerWell = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`${piece('Guten ')}${piece('Tag!')}data: [DONE]\n\n`);
};
export const answerWith =
  (status: number, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end('{}');
  };

export const streamOf =
  (...events: unknown[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end('data: [DONE]\n\n');
  };
/** A piece of an answer as the provider sends it. */
export const delta = (content: unknown, finish_reason: string | null = null) => ({
  choices: [{ delta: { role: 'assistant', content }, finish_reason }],
});
