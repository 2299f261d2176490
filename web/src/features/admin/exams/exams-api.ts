import { Exam, ExamSummary, Exams, type NewExam } from '@lux/contracts/conversation/exam.ts';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';
import { saveBlob } from '../../../pictures/save-blob.ts';

const EXAMS = '/api/admin/exams';

/** The calls about exams of models. What starts one may ask for a second factor (`refusals`). */
export const examsApi = {
  list: (): Promise<Exams> => refusals.call(() => rest.get(EXAMS, async () => Exams)),

  read: (id: string): Promise<Exam> =>
    refusals.call(() => rest.get(`${EXAMS}/${id}`, async () => Exam)),

  /** @throws ApiError EXAM_RUNNING, EXAM_WITHOUT_MODEL. */
  start: (exam: NewExam): Promise<ExamSummary> =>
    refusals.call(() => rest.post(EXAMS, exam, async () => ExamSummary)),

  cancel: (id: string): Promise<void> => refusals.call(() => rest.delete(`${EXAMS}/${id}`)),

  /** Saves the report card as a PDF. */
  print: async ({ id, model }: ExamSummary): Promise<void> => {
    const answer = await refusals.call(() => rest.getResponse(`${EXAMS}/${id}/report.pdf`));
    saveBlob(await answer.blob(), `LUX-Zeugnis-${model.replaceAll(/\W+/g, '-')}.pdf`);
  },
};
