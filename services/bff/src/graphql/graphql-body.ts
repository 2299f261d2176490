import { z } from 'zod';

/** What `POST /graphql` takes: one document. Batches and registered documents are none. */
export const GraphqlBody = z.object({
  query: z.string(),
  operationName: z.string().max(200).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
