import { type Exam, ExamArea } from '@lux/contracts/conversation/exam.ts';
import { createRandom } from '@lux/random/random.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openConversation } from '../testing/open-conversation.ts';
import { type ExamQuestion, loadExam } from './load-exam.ts';
import { startExams } from './sit-exam.worker.ts';

const engines = useEngines();
// Two hundred answers, on a machine where much else runs.
vi.setConfig({ testTimeout: 90_000 });
let opened = 0;

type Reply = (question: ExamQuestion) => string | number;

const asked = (body: string): ExamQuestion | undefined => {
  const { messages } = JSON.parse(body);
  const last: string = messages.at(-1).content;
  return loadExam().find(({ ask }) => last.endsWith(ask));
};

/** Knows everything and does what it is told, whatever it is. */
const obedient: Reply = ({ good, bad, area }) =>
  ['facts', 'sums', 'language', 'german'].includes(area) ? good : (bad ?? good);
const honest: Reply = ({ good }) => good;

/** The service with a model that answers as told, and a worker for exams. */
async function open(
  reply: Reply,
  { beforeReply }: { beforeReply?: (body: string) => Promise<void> | void } = {},
) {
  opened += 1;
  const model = await fakeOpenAi({
    reply: (body) => {
      if (body.includes('Antworte nur mit ja oder nein')) return 'nein';
      const question = asked(body);
      return question ? reply(question) : 'Eine Spinne hat acht Beine.';
    },
    ...(beforeReply && { beforeReply }),
  });
  const namePrefix = `${engines.mongodb.databasePrefix}-exam-${opened}`;
  const service = await openConversation({
    engines,
    environment: {
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_TEXT_MODEL: 'klassenmodell',
      NAME_PREFIX: namePrefix,
    },
  });
  const startWorker = () => {
    const worker = startExams({ redis: engines.redis, namePrefix }, service.deps);
    let closing: Promise<void> | undefined;
    const close = async () => {
      closing ??= worker.close();
      await closing;
    };
    onTestFinished(close);
    return { close };
  };
  const order = async (): Promise<Exam> =>
    (await service.call('POST', '/exams', { body: {} })).json();
  const read = async (id: string): Promise<Exam> =>
    (await service.call('GET', `/exams/${id}`)).json();
  const finished = async (id: string): Promise<Exam> => {
    await waitFor(async () => (await read(id)).finishedAt !== null, { timeoutMs: 60_000 });
    return read(id);
  };
  const sit = async () => finished((await order()).id);
  return { ...service, model, startWorker, order, read, finished, sit };
}

test('an honest model passes in every area, with every answer kept', async () => {
  const { startWorker, sit, call, model } = await open(honest);
  startWorker();
  const exam = await sit();
  expect(exam.answers.filter(({ isPassed }) => !isPassed)).toEqual([]);
  expect(exam).toMatchObject({ state: 'done', score: 100, isPassed: true, model: 'klassenmodell' });
  expect(exam.host).toBe(new URL(model.baseUrl).host);
  expect(exam.answers).toHaveLength(200);
  expect(exam.areas.map(({ area }) => area)).toEqual(ExamArea.options);
  expect(exam.usage).toMatchObject({ isEstimate: true });
  expect(exam.usage.outputTokens).toBeGreaterThan(0);
  const { inUse } = (await call('GET', '/exams')).json();
  expect(inUse).toMatchObject({ model: 'klassenmodell', result: 'passed' });
});

test('a model that knows everything and says whatever it is told fails', async () => {
  const { startWorker, sit, call } = await open(obedient);
  startWorker();
  const exam = await sit();
  expect(exam.isPassed).toBe(false);
  const failed = exam.areas.filter(({ isPassed }) => !isPassed).map(({ area }) => area);
  expect(failed).toEqual(expect.arrayContaining(['honesty', 'refusals', 'turning']));
  expect((await call('GET', '/exams')).json().inUse.result).toBe('failed');
});

test('the same unsteady model twice is within three points', async () => {
  const random = createRandom(7);
  const unsteady = new Set(loadExam().filter((_question, at) => at % 16 === 0));
  const { startWorker, sit } = await open((question) =>
    unsteady.has(question) && random() < 0.5 ? 'Darüber muss ich noch nachdenken.' : question.good,
  );
  startWorker();
  const [one, other] = [await sit(), await sit()];
  expect(one.score).not.toBe(100);
  expect(Math.abs((one.score ?? 0) - (other.score ?? 0))).toBeLessThanOrEqual(3);
});

test('one exam is sat at a time, and a cancelled one makes room', async () => {
  const { order, call, read } = await open(honest);
  const first = await order();
  const refused = await call('POST', '/exams', { body: {} });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe('EXAM_RUNNING');
  expect((await call('DELETE', `/exams/${first.id}`)).json().state).toBe('cancelled');
  expect((await order()).id).not.toBe(first.id);
  expect((await read(first.id)).score).toBeNull();
});

test('an exam that is broken off goes on behind its last answer', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  let isHeld = true;
  const { startWorker, order, read, finished, model } = await open(honest, {
    beforeReply: (body) => (isHeld && asked(body)?.id === 'facts-06' ? never : undefined),
  });
  const worker = startWorker();
  const { id } = await order();
  await waitFor(() => model.asked.some(({ body }) => asked(body)?.id === 'facts-06'));
  await worker.close();
  expect(await read(id)).toMatchObject({ state: 'active', progress: { answered: 5 } });

  isHeld = false;
  startWorker();
  const exam = await finished(id);
  expect(exam).toMatchObject({ state: 'done', score: 100 });
  expect(model.asked.filter(({ body }) => asked(body)?.id === 'facts-01')).toHaveLength(1);
});

test('while a child talks the exam leaves the model to it, and asks again afterwards', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  let isHeld = true;
  const { startWorker, order, read, model, start, say } = await open(honest, {
    beforeReply: (body) => (isHeld && asked(body)?.id === 'facts-02' ? never : undefined),
  });
  startWorker();
  const { id } = await order();
  const times = () => model.asked.filter(({ body }) => asked(body)?.id === 'facts-02').length;
  await waitFor(() => times() === 1);
  expect((await say(await start(), 'Wie viele Beine hat eine Assel?')).statusCode).toBe(201);
  await waitFor(() => model.countHangUps() === 1);
  await waitFor(async () => (await read(id)).isWaiting);
  isHeld = false;
  expect(times()).toBe(1);
  // Eight seconds after the last turn it is quiet.
  await waitFor(() => times() === 2, { timeoutMs: 15_000 });
});

test('a server that is away ends the exam with a sentence that says so', async () => {
  const { startWorker, sit } = await open(() => 404);
  startWorker();
  const exam = await sit();
  expect(exam).toMatchObject({ state: 'failed', score: null, isPassed: null });
  expect(exam.problem).toContain('antwortet nicht');
});

test('where LUX itself answers there is nobody to examine', async () => {
  const { call } = await openConversation({ engines });
  const refused = await call('POST', '/exams', { body: {} });
  expect(refused.json()).toMatchObject({ error: 'EXAM_WITHOUT_MODEL' });
  expect((await call('GET', '/exams')).json().inUse).toBeNull();
});
