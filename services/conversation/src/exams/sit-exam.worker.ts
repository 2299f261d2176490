import { setTimeout as sleep } from 'node:timers/promises';
import { createJobWorker, type JobOrder } from '@lux/service-kit/jobs/create-job-worker.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { askExamQuestion, type ExaminedModel } from './ask-exam-question.ts';
import type { AnswerRecord, ExamRecord } from './exam.store.ts';
import { findExaminee } from './find-examinee.ts';
import { type ExamQuestion, loadExam } from './load-exam.ts';
import { sitExamJob } from './sit-exam.job.ts';

export type SittingDeps = Pick<
  Deps,
  | 'exams'
  | 'examQueue'
  | 'talking'
  | 'readSettings'
  | 'findAiProvider'
  | 'aiEnvironment'
  | 'examine'
>;

/** While children talk it is looked this often whether they still do. */
const LOOK_MS = 250;
/** A server that does not answer so often in a row is away. */
const MOST_FAILURES = 5;
const SWEEP_MS = 5_000;
/** Younger ones may just be on their way from the record to the queue. */
const GRACE_PERIOD_MS = 3_000;

class Interrupted extends Error {}

/** Waits until no child talks. @returns false where the exam was cancelled meanwhile. */
async function waitForQuiet(
  { talking, exams }: SittingDeps,
  id: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await talking.isTalking())) return true;
  await exams.setWaiting(id, true);
  do {
    await sleep(LOOK_MS, undefined, { signal });
    if (!(await exams.isOpen(id))) return false;
  } while (await talking.isTalking());
  await exams.setWaiting(id, false);
  return true;
}

/** One answer, given up as soon as a child talks: the model is the child's then. @throws Interrupted */
async function askInQuiet(
  { talking }: SittingDeps,
  model: ExaminedModel,
  { question, stopping }: { question: ExamQuestion; stopping: AbortSignal },
): Promise<AnswerRecord> {
  const interruption = new AbortController();
  const look = async () => {
    if (await talking.isTalking()) interruption.abort(new Interrupted());
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  try {
    return await askExamQuestion(model, question, AbortSignal.any([stopping, interruption.signal]));
  } catch (error) {
    if (interruption.signal.aborted && !stopping.aborted) throw interruption.signal.reason;
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** What is written down where the server has not answered, twice. */
const unanswered = ({ id, area, ask }: ExamQuestion): AnswerRecord => ({
  ...{ id, area, question: ask, answer: '', isPassed: false, by: 'model' as const },
  reason: 'Der Server hat nicht geantwortet.',
  ...{ firstMs: 0, totalMs: 0, inputTokens: 0, outputTokens: 0, isEstimate: false, opinions: [] },
});

/** Asks until there is an answer: again after each child, and once more after a failure. */
async function answerOf(
  deps: SittingDeps,
  model: ExaminedModel,
  asked: { id: string; question: ExamQuestion; stopping: AbortSignal; log: Logger },
): Promise<AnswerRecord | 'cancelled' | 'failed'> {
  let failures = 0;
  for (;;) {
    if (!(await waitForQuiet(deps, asked.id, asked.stopping))) return 'cancelled';
    try {
      return await askInQuiet(deps, model, asked);
    } catch (error) {
      asked.stopping.throwIfAborted();
      if (error instanceof Interrupted) continue;
      failures += 1;
      asked.log.info({ err: error, question: asked.question.id }, 'no answer in the exam');
      if (failures === 2) return 'failed';
    }
  }
}

/**
 * Has a model sit its exam, one sentence after the other. It may run twice at once and stop anywhere:
 * an answer is written once, and the next run goes on behind those that are there.
 */
export async function sitExam(
  deps: SittingDeps,
  { recordId, log }: Pick<JobOrder, 'recordId' | 'log'>,
  stopping: AbortSignal,
): Promise<void> {
  const { exams } = deps;
  const exam = await exams.begin(recordId);
  if (!exam) return;
  const model = await prepare(deps, exam);
  if (!model) {
    await exams.settle(recordId, 'failed', 'Dieses Modell ist nicht mehr eingetragen.');
    return;
  }
  const answered = new Set(exam.answers.map(({ id }) => id));
  let failures = 0;
  for (const question of loadExam()) {
    if (answered.has(question.id)) continue;
    const answer = await answerOf(deps, model, { id: recordId, question, stopping, log });
    if (answer === 'cancelled') return;
    failures = answer === 'failed' ? failures + 1 : 0;
    if (failures === MOST_FAILURES) {
      const problem = 'Der Server antwortet nicht mehr. Bitte versuchen Sie es später noch einmal.';
      await exams.settle(recordId, 'failed', problem);
      return;
    }
    const record = answer === 'failed' ? unanswered(question) : answer;
    if (!(await exams.addAnswer(recordId, record))) return;
  }
  await exams.settle(recordId, 'done');
}

/** The model with gate and teacher as children would have them; null where it is there no more. */
async function prepare(deps: SittingDeps, exam: ExamRecord): Promise<ExaminedModel | null> {
  const found = await findExaminee(deps, exam);
  if (!found || found.host !== exam.host || found.provider.model !== exam.model) return null;
  const opinions: AnswerRecord['opinions'] = [];
  const abilities = deps.examine(found.environment, (opinion) => opinions.push(opinion));
  return { settings: found.settings, abilities, opinions };
}

/** Enqueues an open exam that a crash, a stop or a lost Redis left behind. */
export async function sweepExam({ exams, examQueue }: SittingDeps): Promise<void> {
  const exam = await exams.findOpen();
  if (!exam || Date.now() - exam.requestedAt.getTime() < GRACE_PERIOD_MS) return;
  if (await examQueue.isPending(exam._id)) return;
  // A finished job of this id would make BullMQ ignore the new one.
  await examQueue.remove(exam._id);
  await examQueue.add(exam._id);
}

/** Takes exams from the queue, one at a time. */
export function startExams(
  { redis: { url }, namePrefix }: Pick<Config, 'redis' | 'namePrefix'>,
  deps: SittingDeps & Pick<Deps, 'log' | 'metrics' | 'mongo'>,
): { close: () => Promise<void> } {
  const { log, metrics } = deps;
  const redis = connectRedis({ url, log, role: 'worker' });
  const stopping = new AbortController();
  const worker = createJobWorker(sitExamJob, {
    ...{ redis, namePrefix, log, metrics },
    concurrency: 1,
    handle: async (order) => {
      await deps.mongo.whenReady;
      await sitExam(deps, order, stopping.signal);
    },
  });
  const sweep = () => {
    sweepExam(deps).catch((error: unknown) => log.debug({ err: error }, 'no sweep of exams'));
  };
  const timer = setInterval(sweep, SWEEP_MS);
  return {
    close: async () => {
      clearInterval(timer);
      stopping.abort(new Error('this process stops'));
      await worker.close();
      await closeRedis(redis);
    },
  };
}
