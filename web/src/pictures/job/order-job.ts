import { gql, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { JobView } from '@lux/contracts/media/job.ts';
import { type DocumentNode, Kind } from 'graphql';
import { apollo } from '../../lib/api/apollo.ts';
import { withOrderId } from './unanswered-orders.ts';

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

/** Calls a mutation that answers with a job. */
export async function mutateJob<Variables extends OperationVariables>(
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

/** An order as its mutation takes it. */
export type OrderVariables<Input> = { input: Input & { orderId: string } };

/** Sends an order, the same one again where no answer came; the answer is its job, usually still queued. */
export function orderJob<Input extends object>(
  mutation: TypedDocumentNode<{ job: object }, OrderVariables<Input>>,
  input: Input,
): Promise<JobView> {
  return withOrderId([nameOf(mutation), input], (orderId) =>
    mutateJob(mutation, { input: { ...input, orderId } }),
  );
}

function nameOf({ definitions: [operation] }: DocumentNode): string | undefined {
  return operation?.kind === Kind.OPERATION_DEFINITION ? operation.name?.value : undefined;
}
