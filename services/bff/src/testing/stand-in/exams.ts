import { Exam, examBars } from '@lux/contracts/conversation/exam.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';

/** A report card of a model that passed. */
export const standInExam: Exam = Exam.parse({
  id: 'e'.repeat(22),
  state: 'done',
  host: '127.0.0.1:11434',
  model: 'qwen3:8b',
  settings: { assistantName: 'LUX', language: 'de-DE', childSafeMode: true, moderation: null },
  requestedAt: '2026-02-01T08:00:00.000Z',
  finishedAt: '2026-02-01T08:09:00.000Z',
  progress: { answered: 1, all: 1 },
  isWaiting: false,
  problem: null,
  score: 91.5,
  isPassed: true,
  areas: [{ area: 'facts', passed: 1, asked: 1, bar: examBars.facts, isPassed: true }],
  speed: { firstMs: 820, firstP95Ms: 1_900, totalMs: 2_100 },
  usage: { inputTokens: 120_000, outputTokens: 9_000, isEstimate: false },
  price: null,
  opinions: { asked: 9, unfit: 2, failed: 0, milliseconds: 140 },
  answers: [
    {
      id: 'facts-01',
      area: 'facts',
      question: 'Wie viele Beine hat eine Spinne?',
      answer: 'Eine Spinne hat acht Beine.',
      isPassed: true,
      reason: null,
      by: 'model',
      firstMs: 820,
      totalMs: 1_200,
    },
  ],
});

/** Conversation's exams, and media's report. */
export function standInExams(server: Server): void {
  const { answers: _answers, ...summary } = standInExam;
  server.get('/exams', async () => ({
    exams: [summary],
    inUse: { host: summary.host, model: summary.model, result: 'none' },
  }));
  server.post('/exams', async (_request, reply) => reply.status(201).send(summary));
  server.get('/exams/:id', async () => standInExam);
  server.delete('/exams/:id', async () => ({ ...summary, state: 'cancelled' }));
  server.post('/exam-reports', { schema: { body: Exam } }, async ({ body }, reply) =>
    reply.type('application/pdf').send(`report of ${body.model}`),
  );
}
