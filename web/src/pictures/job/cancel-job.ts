import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JobView } from '@lux/contracts/media/job-view.ts';
import { JOB_FIELDS } from './job-fields.ts';
import { orderJob } from './order-job.ts';

const CANCEL_JOB: TypedDocumentNode<{ job: object }, { jobId: string }> = gql`
  mutation CancelJob($jobId: ID!) {
    job: cancelJob(jobId: $jobId) {
      ...JobFields
    }
  }
  ${JOB_FIELDS}
`;

/** Ends a job at the child's wish; one that is settled already stays as it is. */
export function cancelJob(jobId: string): Promise<JobView> {
  return orderJob(CANCEL_JOB, { jobId });
}
