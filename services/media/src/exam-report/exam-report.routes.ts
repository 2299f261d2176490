import { Exam } from '@lux/contracts/conversation/exam.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';

/** The report card of a model as a PDF, made of what the bff has read. Nothing of it is stored. */
export function examReportRoutes(server: Server): void {
  server.post('/exam-reports', { schema: { body: Exam } }, async (request, reply) => {
    const { composeReport } = await import('./compose-report.ts');
    const { renderDocument } = await import('../pdf/document/render-document.ts');
    return reply.type('application/pdf').send(await renderDocument(composeReport(request.body)));
  });
}
