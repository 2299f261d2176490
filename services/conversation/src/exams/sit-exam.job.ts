import type { JobDefinition } from '@lux/service-kit/jobs/create-job-queue.ts';

/**
 * Have a model sit the exam that the record names. Tried once: what breaks off is taken up by the sweep,
 * which goes on behind the last answer.
 */
export const sitExamJob: JobDefinition = {
  name: 'sit-exam',
  attempts: 1,
  backoffMs: 1_000,
  keepFinishedSeconds: 60,
};
