import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JobView } from '@lux/contracts/media/job.ts';
import { visitorToken } from '../../../lib/storage/visitor-token.ts';
import { JOB_FIELDS, type OrderVariables, orderJob } from '../../../pictures/job/order-job.ts';

type IllustrateStoryVariables = OrderVariables<{ prompt: string; visitorToken: string }>;

const ILLUSTRATE_STORY: TypedDocumentNode<{ job: object }, IllustrateStoryVariables> = gql`
  mutation IllustrateStory($input: GenerateImageInput!) {
    job: generateImage(input: $input) {
      ...JobFields
    }
  }
  ${JOB_FIELDS}
`;

/** Orders the picture of a story. */
export function illustrateStory(prompt: string): Promise<JobView> {
  return orderJob(ILLUSTRATE_STORY, { prompt, visitorToken: visitorToken() });
}
