/** The floor: `node:http` alone, with the answer given as its one argument. */
import { createServer } from 'node:http';
import { z } from 'zod';
import { listenForParent } from '../measuring/listen-for-parent.ts';

const Given = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
const { headers, body } = Given.parse(JSON.parse(process.argv[2] ?? ''));

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers);
  response.end(body);
});
listenForParent(server);
