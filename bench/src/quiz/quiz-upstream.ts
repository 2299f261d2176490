/**
 * An OpenAI-compatible server that writes quizzes on a fixed schedule, as a process of its own so
 * that its clock is not disturbed. It tells its port, and on `report` how often it was asked.
 */
import { createServer, type ServerResponse } from 'node:http';
import { listenForParent } from '../measuring/listen-for-parent.ts';
import { quizSchedule } from '../measuring/upstream-schedules.ts';

let generations = 0;

const server = createServer(async (request, response) => {
  for await (const _chunk of request);
  generations += 1;
  writeQuiz(response, generations);
});

function writeQuiz(response: ServerResponse, number: number): void {
  const questions = Array.from({ length: quizSchedule.questions }, (_, index) => ({
    question: `Wie hell leuchtet der Stern Nummer ${number}-${index}?`,
    answer: 'So hell wie eine Lampe',
    wrong: ['So hell wie eine Kerze', 'So hell wie Glut', 'Gar nicht'],
    explanation: `Der Stern Nummer ${number}-${index} leuchtet wie eine Lampe, weil er heiß ist.`,
  }));
  const text = JSON.stringify({ questions });
  const pieceLength = Math.ceil(text.length / quizSchedule.pieces);
  const start = performance.now();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  const write = (piece: number) => {
    if (piece === quizSchedule.pieces) return void response.end('data: [DONE]\n\n');
    const content = text.slice(piece * pieceLength, (piece + 1) * pieceLength);
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    // From the start, not from the last piece: lateness must not add up.
    const nextAt = start + ((piece + 1) / quizSchedule.pieces) * quizSchedule.wholeMs;
    setTimeout(() => write(piece + 1), Math.max(0, nextAt - performance.now()));
  };
  write(0);
}

process.on('message', () => process.send?.({ generations }));
listenForParent(server);
