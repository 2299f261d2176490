import { gql } from '@apollo/client';

/** Everything a job tells about itself. */
export const JOB_FIELDS = gql`
  fragment JobFields on Job {
    jobId
    kind
    state
    place
    waitSeconds
    percent
    url
    reason
    message
  }
`;
