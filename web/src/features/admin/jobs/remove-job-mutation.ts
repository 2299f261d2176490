import { gql, type TypedDocumentNode } from '@apollo/client';

/** Cancels a job that is under way, forgets one that has failed. */
export const REMOVE_JOB: TypedDocumentNode<{ removeJob: boolean }, { jobId: string }> = gql`
  mutation RemoveJob($jobId: ID!) {
    removeJob(jobId: $jobId)
  }
`;
