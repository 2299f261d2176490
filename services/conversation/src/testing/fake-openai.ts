import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

interface Behaviour {
  /** Pieces of the streamed answer. */
  answer?: string[];
  /** The whole answer by what was asked; a number is answered as status. */
  reply?: (body: string) => string | number;
  /** Awaited before an answer begins. */
  beforeReply?: (body: string) => Promise<void> | void;
  /** Answer chats with this status instead. */
  chatStatus?: number;
  /** Why the model stopped, as the last piece says. */
  finishReason?: string;
  /** Cut the connection after the first piece. */
  isCut?: boolean;
  /** Awaited before each piece, to hold the answer where a test wants it. */
  beforePiece?: (index: number) => Promise<void> | void;
  /** What moderation says of a text; a number is answered as status. */
  moderate?: (text: string) => boolean | number;
}

/** A stand-in for an OpenAI-compatible server that keeps what it was asked. */
export async function fakeOpenAi(behaviour: Behaviour = {}) {
  const asked: { path: string; body: string }[] = [];
  const written: string[] = [];
  let hangUps = 0;
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    asked.push({ path: request.url ?? '', body });

    if (request.url?.endsWith('/moderations')) {
      const verdict = behaviour.moderate?.(JSON.parse(body).input) ?? false;
      if (typeof verdict === 'number') return response.writeHead(verdict).end('{}');
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ results: [{ flagged: verdict }] }));
    }
    const reply = behaviour.reply?.(body);
    const status = typeof reply === 'number' ? reply : behaviour.chatStatus;
    if (status) return response.writeHead(status).end('{}');

    response.once('close', () => {
      if (!response.writableFinished) hangUps += 1;
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    await behaviour.beforeReply?.(body);
    const pieces = typeof reply === 'string' ? [reply] : (behaviour.answer ?? ['Hallo!']);
    for (const [index, content] of pieces.entries()) {
      await behaviour.beforePiece?.(index);
      if (response.destroyed) return undefined;
      written.push(content);
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
      if (behaviour.isCut) return response.socket?.destroy();
    }
    if (behaviour.finishReason) {
      const last = { choices: [{ delta: {}, finish_reason: behaviour.finishReason }] };
      response.write(`data: ${JSON.stringify(last)}\n\n`);
    }
    return response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked, written, countHangUps: () => hangUps };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
