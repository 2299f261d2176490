import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A receiver of webhooks that keeps what it got, and answers with this status. */
export async function openWebhook(status = 200, headers: Record<string, string> = {}) {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const answer = { status };
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answer.status, headers).end('secret words of the receiver');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { calls, answer, url: `http://127.0.0.1:${port}/hooks/abcd` };
}
