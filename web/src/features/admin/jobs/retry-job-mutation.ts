import { gql, type TypedDocumentNode } from '@apollo/client';

/** Tries a failed job once more. */
export const RETRY_JOB: TypedDocumentNode<{ retryJob: { jobId: string } }, { jobId: string }> = gql`
  mutation RetryJob($jobId: ID!) {
    retryJob(jobId: $jobId) {
      jobId
    }
  }
`;
