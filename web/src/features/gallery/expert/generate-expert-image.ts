import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JobView } from '@lux/contracts/media/job.ts';
import { visitorToken } from '../../../lib/storage/visitor-token.ts';
import { JOB_FIELDS, type OrderVariables, orderJob } from '../../../pictures/job/order-job.ts';
import type { ExpertWish } from './expert-wish.ts';

type GenerateExpertImageVariables = OrderVariables<
  Omit<ExpertWish, 'customText'> & { customText?: string; visitorToken: string }
>;

const GENERATE_EXPERT_IMAGE: TypedDocumentNode<{ job: object }, GenerateExpertImageVariables> = gql`
  mutation GenerateExpertImage($input: GenerateExpertImageInput!) {
    job: generateExpertImage(input: $input) {
      ...JobFields
    }
  }
  ${JOB_FIELDS}
`;

/** Orders a picture with the expert's parameters. */
export function generateExpertImage({ customText, ...wish }: ExpertWish): Promise<JobView> {
  const extra = customText.trim();
  return orderJob(GENERATE_EXPERT_IMAGE, {
    ...wish,
    ...(extra === '' ? {} : { customText: extra }),
    visitorToken: visitorToken(),
  });
}
