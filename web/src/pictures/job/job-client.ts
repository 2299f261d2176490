import { graphqlErrorMessage } from '../../lib/graphql-error-message.ts';
import { socket } from '../../lib/socket.ts';
import { cancelJob } from './cancel-job.ts';
import { enterRoom } from './enter-room.ts';
import { followJob } from './follow-job.ts';
import { readJob } from './read-job.ts';

type FollowOptions = Parameters<typeof followJob>[2];

/** What talks with the server about jobs. It comes with the first wish: who only looks does not pay for it. */
export const jobClient = {
  /** Opens the connection that tells how a job gets on, so that it stands when there is one. */
  open: () => void socket(),
  enterRoom,
  follow: (jobId: string, options: FollowOptions) =>
    followJob({ socket: socket(), readJob }, jobId, options),
  cancel: cancelJob,
  /** The server's German sentence, where it gave a reason. */
  reasonOf: graphqlErrorMessage,
};
