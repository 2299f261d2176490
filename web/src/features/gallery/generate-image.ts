import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JobView } from '@lux/contracts/media/job.ts';
import { visitorToken } from '../../lib/storage/visitor-token.ts';
import { JOB_FIELDS, type OrderVariables, orderJob } from '../../pictures/job/order-job.ts';

type GenerateImageVariables = OrderVariables<{ prompt: string; visitorToken: string }>;

const GENERATE_IMAGE: TypedDocumentNode<{ job: object }, GenerateImageVariables> = gql`
  mutation GenerateImage($input: GenerateImageInput!) {
    job: generateImage(input: $input) {
      ...JobFields
    }
  }
  ${JOB_FIELDS}
`;

/** Orders a picture of this wish. */
export function generateImage(prompt: string): Promise<JobView> {
  return orderJob(GENERATE_IMAGE, { prompt, visitorToken: visitorToken() });
}
