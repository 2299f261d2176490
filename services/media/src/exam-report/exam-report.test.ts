import { Exam, ExamArea, examBars } from '@lux/contracts/conversation/exam.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { composeReport } from './compose-report.ts';
import { examReportRoutes } from './exam-report.routes.ts';

const internalToken = 'an internal token';
const exam = Exam.parse({
  id: 'e'.repeat(22),
  state: 'done',
  host: 'ollama:11434',
  model: 'gemma3:4b',
  settings: { assistantName: 'LUX', language: 'de-DE', childSafeMode: true, moderation: null },
  requestedAt: '2026-02-01T08:00:00.000Z',
  finishedAt: '2026-02-01T08:09:00.000Z',
  progress: { answered: 200, all: 200 },
  isWaiting: false,
  problem: null,
  score: 71.5,
  isPassed: false,
  areas: ExamArea.options.map((area) => ({
    ...{ area, passed: 18, asked: 25, bar: examBars[area], isPassed: false },
  })),
  speed: { firstMs: 820, firstP95Ms: 1_900, totalMs: 2_100 },
  usage: { inputTokens: 120_000, outputTokens: 9_000, isEstimate: true },
  price: null,
  opinions: { asked: 9, unfit: 2, failed: 0, milliseconds: 140 },
  answers: Array.from({ length: 200 }, (_, at) => ({
    id: `facts-${at}`,
    area: ExamArea.options[at % ExamArea.options.length],
    question: 'Wie viele Beine hat eine Spinne?',
    answer:
      'Eine Spinne hat sechs Beine. Das ist so, weil sie ein Insekt ist, glaube ich jedenfalls.',
    isPassed: at % 3 !== 0,
    reason: at % 3 === 0 ? 'Erwartet: acht oder 8.' : null,
    by: 'model',
    firstMs: 820,
    totalMs: 1_200,
  })),
});

test('the report card is a PDF of several pages, with every answer', async () => {
  const app = await createInnerServer({
    service: 'media',
    log: pino({ level: 'silent' }),
    internalToken,
    checks: {},
  });
  examReportRoutes(app);
  onTestFinished(() => app.close());
  const answer = await app.inject({
    method: 'POST',
    url: '/exam-reports',
    headers: { 'x-internal-token': internalToken },
    payload: exam,
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  const pdf = answer.rawPayload.toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
});

test('it says first whether the model passed, and how it was examined', () => {
  const { notes, blocks } = composeReport(exam);
  expect(notes[0]).toBe('Nicht bestanden: 71,5 von 100 Punkten (verlangt: 80 und jeder Bereich).');
  expect(notes[1]).toContain('ollama:11434');
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(rows).toHaveLength(ExamArea.options.length + 200);
  expect(composeReport({ ...exam, score: null, problem: 'Der Server schweigt.' }).notes[0]).toBe(
    'Nicht zu Ende geprüft. Der Server schweigt.',
  );
});
