import { gql, type TypedDocumentNode } from '@apollo/client';
import { JobView } from '@lux/contracts/media/job.ts';
import { apollo } from '../../lib/api/apollo.ts';
import { graphqlErrorMessage } from '../../lib/api/graphql-error-message.ts';
import { joinVisitorRoom, socket } from '../../lib/api/socket.ts';
import { followJob } from './follow-job.ts';
import { JOB_FIELDS, mutateJob, withoutNulls } from './order-job.ts';

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
  return mutateJob(CANCEL_JOB, { jobId });
}

/** The order may have begun this visitor's session; a connection older than that is renewed. */
export async function enterRoom(): Promise<void> {
  const connection = socket();
  const isIn = await joinVisitorRoom(connection);
  if (!isIn && connection.connected) connection.disconnect().connect();
}

type FollowOptions = Parameters<typeof followJob>[2];

/** What talks with the server about jobs. It comes with the first wish: who only looks does not pay for it. */
export const jobClient = {
  /** Opens the connection that tells how a job gets on, so that it stands when there is one. */
  open: () => void socket(),
  enterRoom,
  follow(jobId: string, options: FollowOptions) {
    const connection = socket();
    const joinRoom = () => joinVisitorRoom(connection);
    return followJob({ socket: connection, joinRoom, readJob }, jobId, options);
  },
  cancel: cancelJob,
  /** The server's German sentence, where it gave a reason. */
  reasonOf: graphqlErrorMessage,
};
