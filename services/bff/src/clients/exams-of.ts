import { Exam, ExamSummary, Exams, type NewExam } from '@lux/contracts/conversation/exam.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';

/** Calls of conversation about exams of models (DESIGN 9). */
export function examsOf(service: ServiceClient) {
  return {
    readExams: (requestId: string): Promise<Exams> =>
      service.json(Exams, { method: 'GET', path: '/exams', requestId }),
    readExam: (requestId: string, id: string): Promise<Exam> =>
      service.json(Exam, { method: 'GET', path: `/exams/${id}`, requestId }),
    startExam: (requestId: string, exam: NewExam): Promise<ExamSummary> =>
      service.json(ExamSummary, { method: 'POST', path: '/exams', body: exam, requestId }),
    cancelExam: (requestId: string, id: string): Promise<ExamSummary> =>
      service.json(ExamSummary, { method: 'DELETE', path: `/exams/${id}`, requestId }),
  };
}
