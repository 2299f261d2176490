import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JobView } from '@lux/contracts/media/job.ts';
import { JOB_FIELDS, type OrderVariables, orderJob } from '../job/order-job.ts';

interface Pages {
  fileIds: string[];
  title?: string;
}

const PRINT_PAGES: TypedDocumentNode<{ job: object }, OrderVariables<Pages>> = gql`
  mutation PrintPages($input: PrintPagesInput!) {
    job: printPages(input: $input) {
      ...JobFields
    }
  }
  ${JOB_FIELDS}
`;

/** Orders the files as A4 pages in one PDF; with a title it becomes a book with a cover. */
export function printPages(pages: Pages): Promise<JobView> {
  return orderJob(PRINT_PAGES, pages);
}
