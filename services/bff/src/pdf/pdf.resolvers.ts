import { CreatePdfRequest } from '@lux/contracts/media/pdf.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { orderJob } from '../jobs/order-job.ts';
import { toBookletOrder } from './to-booklet-order.ts';

const Arguments = z.object({ input: CreatePdfRequest });

/** Stories as PDFs over GraphQL. */
export function pdfResolvers(deps: Deps) {
  return {
    Mutation: {
      createPdf: async (_root: unknown, given: unknown, { request, present }: GraphqlContext) => {
        const { input } = parseInput(Arguments, given);
        if (input.visitorToken) await present(input.visitorToken);
        return orderJob(deps, request, toBookletOrder(input));
      },
    },
  };
}
