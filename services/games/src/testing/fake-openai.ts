import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

interface Behaviour {
  /** What the model writes, in pieces; a number is answered as status. */
  write: (asked: number) => string[] | number;
  /** Cut the connection after the last piece. */
  isCut?: boolean;
  /** Awaited before the answer, to hold it where a test wants it. */
  beforeAnswer?: () => Promise<void>;
  /** What moderation says of a text; a number is answered as status. */
  moderate?: (text: string) => boolean | number;
}

/** A stand-in for an OpenAI-compatible server that keeps what it was asked. */
export async function fakeOpenAi(behaviour: Behaviour) {
  const orders: string[] = [];
  const moderated: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    if (request.url?.endsWith('/moderations')) {
      moderated.push(body);
      const verdict = behaviour.moderate?.(JSON.parse(body).input) ?? false;
      if (typeof verdict === 'number') return response.writeHead(verdict).end('{}');
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ results: [{ flagged: verdict }] }));
    }
    orders.push(body);
    await behaviour.beforeAnswer?.();
    const pieces = behaviour.write(orders.length);
    if (typeof pieces === 'number') return response.writeHead(pieces).end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of pieces) {
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    }
    if (behaviour.isCut) return response.write('data: ', () => response.socket?.destroy());
    return response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, orders, moderated };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
