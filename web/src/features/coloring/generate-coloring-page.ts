import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JobView } from '@lux/contracts/media/job.ts';
import { visitorToken } from '../../lib/storage/visitor-token.ts';
import { JOB_FIELDS, type OrderVariables, orderJob } from '../../pictures/job/order-job.ts';

type GenerateColoringPageVariables = OrderVariables<{ prompt: string; visitorToken: string }>;

const GENERATE_COLORING_PAGE: TypedDocumentNode<{ job: object }, GenerateColoringPageVariables> =
  gql`
  mutation GenerateColoringPage($input: GenerateColoringPageInput!) {
    job: generateColoringPage(input: $input) {
      ...JobFields
    }
  }
  ${JOB_FIELDS}
`;

/** Orders a colouring page of this wish. */
export function generateColoringPage(prompt: string): Promise<JobView> {
  return orderJob(GENERATE_COLORING_PAGE, { prompt, visitorToken: visitorToken() });
}
