import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

export interface Asked {
  method: string;
  path: string;
  owners: string;
  body: unknown;
}

/**
 * Stands for accounts, conversation, media and analytics at once: keeps what it is asked, answers what
 * it is told to.
 */
export async function openKeepers() {
  const asked: Asked[] = [];
  const answers = new Map<string, { status: number; body: unknown }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk));
    const text = Buffer.concat(chunks).toString();
    const [method = '', path = ''] = [request.method, request.url];
    const owners = String(request.headers['x-lux-owners'] ?? '');
    asked.push({ method, path, owners, body: text === '' ? null : JSON.parse(text) });
    const answer =
      answers.get(`${method} ${path} ${owners}`) ??
      answers.get(`${method} ${path}`) ??
      unset(method);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.body === null ? '' : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** @param call `METHOD /path`, and the owners after it where the answer is theirs alone. */
    answer: (call: string, body: unknown, status = 200) => {
      answers.set(call, { status, body });
    },
    of: (call: string) => asked.filter(({ method, path }) => `${method} ${path}` === call),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const unset = (method: string) =>
  method === 'GET'
    ? { status: 200, body: { conversations: [], wishes: [] } }
    : { status: method === 'DELETE' ? 204 : 200, body: method === 'DELETE' ? null : {} };
