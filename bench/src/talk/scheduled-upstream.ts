/**
 * An OpenAI-compatible server on a fixed schedule, as a process of its own so that its clock is not
 * disturbed: first token after 50 ms, one every 10 ms, speech after 40 ms. It tells its port, and on
 * `report` when it noticed that a client had gone, in milliseconds since 1970.
 */
import { createServer, type ServerResponse } from 'node:http';
import { listenForParent } from '../measuring/listen-for-parent.ts';
import { schedule } from './schedule.ts';

const hangUpsAt: number[] = [];
let answers = 0;
const saysTheSame = process.argv.includes('--same');

const server = createServer(async (request, response) => {
  for await (const _chunk of request);
  if (request.url?.endsWith('/audio/speech')) {
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.end(Buffer.alloc(4_000, 1));
    }, schedule.speechMs);
    return;
  }
  streamAnswer(response);
});

function streamAnswer(response: ServerResponse): void {
  const start = performance.now();
  answers += 1;
  // No two answers alike, unless asked for: each first sentence needs a sound of its own.
  const number = saysTheSame ? 1 : answers;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  let isGone = false;
  response.once('close', () => {
    if (response.writableFinished) return;
    isGone = true;
    hangUpsAt.push(Date.now());
  });
  const write = (index: number) => {
    if (isGone) return;
    const token = schedule.tokens[index];
    if (token === undefined) return void response.end('data: [DONE]\n\n');
    const content = token === 'Mond ' ? `Mond ${number} ` : token;
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    // From the start, not from the last token: lateness must not add up.
    const nextAt = start + schedule.firstTokenMs + (index + 1) * schedule.tokenMs;
    setTimeout(() => write(index + 1), Math.max(0, nextAt - performance.now()));
  };
  setTimeout(() => write(0), schedule.firstTokenMs);
}

process.on('message', () => process.send?.({ hangUpsAt }));
listenForParent(server);
