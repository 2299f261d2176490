/**
 * An OpenAI-compatible server on a fixed schedule, as a process of its own so that its clock is not
 * disturbed: first token after 50 ms, one every 10 ms, speech after 40 ms. A second opinion (DESIGN 9)
 * is its first token. It tells its port, and on `report` when it noticed that a client had gone, in
 * milliseconds since 1970, and how many opinions it gave.
 */
import { createServer, type ServerResponse } from 'node:http';
import { listenForParent } from '../measuring/listen-for-parent.ts';
import { schedule } from './schedule.ts';

const hangUpsAt: number[] = [];
let answers = 0;
let opinions = 0;
const saysTheSame = process.argv.includes('--same');

const server = createServer(async (request, response) => {
  const asked: Buffer[] = [];
  for await (const chunk of request) asked.push(chunk);
  if (request.url?.endsWith('/audio/speech')) {
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.end(Buffer.alloc(4_000, 1));
    }, schedule.speechMs);
    return;
  }
  if (Buffer.concat(asked).includes('Antworte nur mit ja oder nein')) return giveOpinion(response);
  streamAnswer(response);
});

/** The gate hangs up at the first letter, which counts as no interrupt. */
function giveOpinion(response: ServerResponse): void {
  opinions += 1;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  setTimeout(() => {
    const content = 'nein';
    response.end(
      `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\ndata: [DONE]\n\n`,
    );
  }, schedule.firstTokenMs);
}

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

process.on('message', () => process.send?.({ hangUpsAt, opinions }));
listenForParent(server);
