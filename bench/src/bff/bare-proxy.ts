/** The least a proxy can be: `node:http` that passes everything on to the one argument, and back. */
import { createServer } from 'node:http';
import { Pool } from 'undici';
import { listenForParent } from '../measuring/listen-for-parent.ts';

const service = new Pool(process.argv[2] ?? '', { connections: 20 });

const server = createServer(async (request, response) => {
  const { host, connection, ...headers } = request.headers;
  const answer = await service.request({ method: 'GET', path: request.url ?? '/', headers });
  response.writeHead(answer.statusCode, { 'content-type': 'application/json' });
  response.end(await answer.body.text());
});
listenForParent(server);
