import { gql, type TypedDocumentNode } from '@apollo/client';
import { JobView } from '@lux/contracts/media/job-view.ts';
import { apollo } from '../../lib/apollo.ts';
import { visitorToken } from '../../lib/visitor-token.ts';
import { withoutNulls } from '../../lib/without-nulls.ts';

interface GenerateImageVariables {
  input: { prompt: string; visitorToken: string };
}

const GENERATE_IMAGE: TypedDocumentNode<{ generateImage: object }, GenerateImageVariables> = gql`
  mutation GenerateImage($input: GenerateImageInput!) {
    generateImage(input: $input) {
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
  }
`;

const JOB: TypedDocumentNode<{ job: object | null }, { jobId: string }> = gql`
  query Job($jobId: ID!) {
    job(jobId: $jobId) {
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
  }
`;

/** Orders a picture; the answer is its job, usually still queued. */
export async function generateImage(prompt: string): Promise<JobView> {
  const { data } = await apollo.mutate({
    mutation: GENERATE_IMAGE,
    variables: { input: { prompt, visitorToken: visitorToken() } },
    fetchPolicy: 'no-cache',
  });
  return JobView.parse(withoutNulls(data?.generateImage ?? {}));
}

/** How the job stands, by the server's word; null when there is no such job of ours. */
export async function readJob(jobId: string): Promise<JobView | null> {
  const { data } = await apollo.query({
    query: JOB,
    variables: { jobId },
    fetchPolicy: 'no-cache',
  });
  return data?.job ? JobView.parse(withoutNulls(data.job)) : null;
}
