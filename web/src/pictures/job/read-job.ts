import { gql, type TypedDocumentNode } from '@apollo/client';
import { JobView } from '@lux/contracts/media/job-view.ts';
import { apollo } from '../../lib/apollo.ts';
import { withoutNulls } from '../../lib/without-nulls.ts';
import { JOB_FIELDS } from './job-fields.ts';

const JOB: TypedDocumentNode<{ job: object | null }, { jobId: string }> = gql`
  query Job($jobId: ID!) {
    job(jobId: $jobId) {
      ...JobFields
    }
  }
  ${JOB_FIELDS}
`;

/** How the job stands, by the server's word; null when there is no such job of ours. */
export async function readJob(jobId: string): Promise<JobView | null> {
  const { data } = await apollo.query({
    query: JOB,
    variables: { jobId },
    fetchPolicy: 'no-cache',
  });
  return data?.job ? JobView.parse(withoutNulls(data.job)) : null;
}
