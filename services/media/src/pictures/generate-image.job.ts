import type { JobDefinition } from '@lux/service-kit/jobs/job-definition.ts';

/** Paint one picture. */
export const generateImageJob: JobDefinition = {
  name: 'generate-image',
  attempts: 3,
  backoffMs: 500,
  keepFinishedSeconds: 600,
};
