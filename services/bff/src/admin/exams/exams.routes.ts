import { Id } from '@lux/contracts/common/ids.ts';
import { Exam, ExamSummary, Exams, NewExam } from '@lux/contracts/conversation/exam.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { cancelExam, readExam, readExams, startExam } from './manage-exams.ts';

const tags = ['Einstellungen'];
const params = z.object({ id: Id });

/** Exams of models before they talk to children (DESIGN 9). */
export function examsRoutes(server: Server, deps: Deps): void {
  server.get('/api/admin/exams', { schema: { tags, response: { 200: Exams } } }, async (request) =>
    readExams(deps, request),
  );

  server.post(
    '/api/admin/exams',
    { schema: { tags, body: NewExam, response: { 201: ExamSummary } } },
    async (request, reply) => reply.status(201).send(await startExam(deps, request, request.body)),
  );

  server.get(
    '/api/admin/exams/:id',
    { schema: { tags, params, response: { 200: Exam } } },
    async (request) => readExam(deps, request, request.params.id),
  );

  server.delete(
    '/api/admin/exams/:id',
    { schema: { tags, params, response: { 200: ExamSummary } } },
    async (request) => cancelExam(deps, request, request.params.id),
  );

  server.get(
    '/api/admin/exams/:id/report.pdf',
    { schema: { tags, params } },
    async (request, reply) => {
      const exam = await readExam(deps, request, request.params.id);
      const signal = disconnectSignal(reply);
      const { body } = await deps.services.media.makeExamReport(request.id, exam, signal);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="LUX-Modell-Zeugnis.pdf"')
        .send(body);
    },
  );
}
