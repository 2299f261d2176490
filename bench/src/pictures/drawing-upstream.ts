import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** As long as it takes until all of a class have wished. */
const DRAWING_MS = 1_500;

/** An OpenAI-compatible server that draws one drawing and counts how often it was asked. */
export async function openDrawingUpstream(drawing: Buffer) {
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    for await (const _chunk of request);
    await pause(DRAWING_MS);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: [{ b64_json: drawing.toString('base64') }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`,
    count: () => asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
