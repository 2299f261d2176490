import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JobView } from '@lux/contracts/media/job.ts';
import { JOB_FIELDS, orderJob } from '../job/order-job.ts';

interface PrintPagesVariables {
  input: { fileIds: string[]; title?: string };
}

const PRINT_PAGES: TypedDocumentNode<{ job: object }, PrintPagesVariables> = gql`
  mutation PrintPages($input: PrintPagesInput!) {
    job: printPages(input: $input) {
      ...JobFields
    }
  }
  ${JOB_FIELDS}
`;

/** Orders the files as A4 pages in one PDF; with a title it becomes a book with a cover. */
export function printPages(input: PrintPagesVariables['input']): Promise<JobView> {
  return orderJob(PRINT_PAGES, { input });
}
