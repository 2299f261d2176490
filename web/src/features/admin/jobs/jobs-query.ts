import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JobCounts } from '@lux/contracts/media/job-counts.ts';
import type { WatchedJob } from '@lux/contracts/media/watched-job.ts';
import type { WatchedJobQuery } from '@lux/contracts/media/watched-job-query.ts';

interface JobsData {
  jobCounts: JobCounts;
  watchedJobs: WatchedJob[];
}

/** The jobs of one state, and how many there are of each. */
export const WATCHED_JOBS: TypedDocumentNode<JobsData, WatchedJobQuery> = gql`
  query WatchedJobs($state: JobState!) {
    jobCounts {
      queued
      active
      failed
    }
    watchedJobs(state: $state) {
      jobId
      kind
      state
      prompt
      createdAt
      finishedAt
      starts
      reason
      message
    }
  }
`;
