import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { JobView } from '@lux/contracts/media/job-view.ts';
import { apollo } from '../../lib/apollo.ts';
import { withoutNulls } from '../../lib/without-nulls.ts';

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
