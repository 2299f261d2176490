import { gql, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { JobView } from '@lux/contracts/media/job.ts';
import { apollo } from '../../lib/api/apollo.ts';

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

/** GraphQL says null where our schemas leave a field out. */
export function withoutNulls(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(([key, entry]) => entry !== null && key !== '__typename'),
  );
}

/** Sends an order; the answer is its job, usually still queued. */
export async function orderJob<Variables extends OperationVariables>(
  mutation: TypedDocumentNode<{ job: object }, Variables>,
  variables: Variables,
): Promise<JobView> {
  const { data } = await apollo.mutate<{ job: object }, OperationVariables>({
    mutation,
    variables,
    fetchPolicy: 'no-cache',
  });
  return JobView.parse(withoutNulls(data?.job ?? {}));
}
