/**
 * An OpenAI-compatible server that answers everything after the same time, as a process of its own so
 * that its clock is not disturbed: chat, quizzes, speech and pictures. It tells its port.
 */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { listenForParent } from '../measuring/listen-for-parent.ts';
import { lessonUpstreamMs } from '../measuring/upstream-schedules.ts';

const picture = await sharp({
  create: { width: 1024, height: 1792, channels: 3, background: '#7fb2d9' },
})
  .png()
  .toBuffer();
const drawn = JSON.stringify({ data: [{ b64_json: picture.toString('base64') }] });
let answers = 0;

const server = createServer(async (request, response) => {
  const start = performance.now();
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const asked = Buffer.concat(parts).toString();
  await pause(lessonUpstreamMs - (performance.now() - start));
  answers += 1;
  if (request.url?.endsWith('/audio/speech')) {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.alloc(20_000, 1));
  } else if (request.url?.includes('/images/')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(drawn);
  } else {
    const content = asked.includes('explanation') ? quizOf(answers) : answerOf(answers);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(
      `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\ndata: [DONE]\n\n`,
    );
  }
});

/** No two alike: each first sentence needs a sound of its own. */
function answerOf(number: number): string {
  return `Der Mond ${number} leuchtet nicht selbst. Er wirft das Licht der Sonne zu uns zurück. Hast du ihn heute schon gesehen?`;
}

function quizOf(number: number): string {
  const questions = Array.from({ length: 15 }, (_, index) => ({
    question: `Wie hell leuchtet der Stern Nummer ${number}-${index}?`,
    answer: 'So hell wie eine Lampe',
    wrong: ['So hell wie eine Kerze', 'So hell wie Glut', 'Gar nicht'],
    explanation: `Der Stern Nummer ${number}-${index} leuchtet wie eine Lampe, weil er heiß ist.`,
  }));
  return JSON.stringify({ questions });
}

listenForParent(server);
