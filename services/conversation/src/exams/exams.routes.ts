import { chooseProvider } from '@lux/ai/settings/choose-provider.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import {
  Exam,
  ExamSummary,
  type Exams,
  Exams as ExamsAnswer,
  NewExam,
} from '@lux/contracts/conversation/exam.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { findExaminee, hostOf } from './find-examinee.ts';
import { reportExam, summariseExam } from './grade-exam.ts';

const params = z.object({ id: Id });

type ExamDeps = Pick<
  Deps,
  'exams' | 'examQueue' | 'readSettings' | 'findAiProvider' | 'aiEnvironment' | 'log'
>;

/** Exams of models, for the bff, which knows who is an admin (DESIGN 9). */
export function examsRoutes(server: Server, deps: ExamDeps): void {
  const { exams } = deps;

  server.get('/exams', { schema: { response: { 200: ExamsAnswer } } }, async () => ({
    exams: (await exams.list()).map(summariseExam),
    inUse: await readInUse(deps),
  }));

  server.post(
    '/exams',
    { schema: { body: NewExam, response: { 201: ExamSummary } } },
    async (request, reply) => reply.status(201).send(await requestExam(deps, request.body)),
  );

  server.get('/exams/:id', { schema: { params, response: { 200: Exam } } }, async (request) => {
    const exam = await exams.find(request.params.id);
    if (!exam) throw errors.EXAM_NOT_FOUND();
    return reportExam(exam);
  });

  server.delete(
    '/exams/:id',
    { schema: { params, response: { 200: ExamSummary } } },
    async (request) => {
      const { id } = request.params;
      const wasOpen = await exams.settle(id, 'cancelled');
      // One that a worker holds ends by its record.
      if (wasOpen) await deps.examQueue.remove(id).catch(() => {});
      const exam = await exams.find(id);
      if (!exam) throw errors.EXAM_NOT_FOUND();
      return summariseExam(exam);
    },
  );
}

/** @throws EXAM_WITHOUT_MODEL, EXAM_RUNNING. */
async function requestExam(deps: ExamDeps, wanted: NewExam): Promise<ExamSummary> {
  const examinee = await findExaminee(deps, wanted);
  if (!examinee) throw errors.EXAM_WITHOUT_MODEL();
  const { provider, host, settings, environment } = examinee;
  const { assistantName, language, childSafeMode } = settings;
  const moderation = chooseProvider('moderation', environment);
  const exam = await deps.exams.create({
    serverId: wanted.serverId ?? null,
    host,
    model: provider.model,
    settings: {
      ...{ assistantName, language, childSafeMode },
      moderation: moderation && `${moderation.model} (${hostOf(moderation)})`,
    },
  });
  // Where Redis is away the sweep enqueues it later.
  await deps.examQueue.add(exam._id).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the exam waits for the sweep');
  });
  return summariseExam(exam);
}

async function readInUse(deps: ExamDeps): Promise<Exams['inUse']> {
  const provider = chooseProvider('text', deps.aiEnvironment(await deps.readSettings()));
  if (!provider) return null;
  const host = hostOf(provider);
  const latest = await deps.exams.findLatestOf(host, provider.model);
  const passed = latest && summariseExam(latest).isPassed ? 'passed' : 'failed';
  return { host, model: provider.model, result: latest ? passed : 'none' };
}
