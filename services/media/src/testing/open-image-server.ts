import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

type Answer = { status?: number; body: object } | 'silence';

/** An OpenAI-compatible server for pictures and moderation, by the path asked for. */
export async function openImageServer(answer: (path: string, asked: number) => Answer) {
  const prompts: string[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = JSON.parse(Buffer.concat(chunks).toString());
    prompts.push(asked.prompt ?? asked.input);
    const given = answer(request.url ?? '', prompts.length);
    if (given === 'silence') return;
    reply.statusCode = given.status ?? 200;
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify(given.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, prompts };
}
