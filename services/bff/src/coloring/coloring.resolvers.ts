import { GenerateColoringPageRequest } from '@lux/contracts/media/picture.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { orderJob } from '../jobs/order-job.ts';
import { toColoringOrder } from './to-coloring-order.ts';

const Arguments = z.object({ input: GenerateColoringPageRequest });

/** Colouring pages over GraphQL. */
export function coloringResolvers(deps: Deps) {
  return {
    Mutation: {
      generateColoringPage: async (
        _root: unknown,
        given: unknown,
        { request, present }: GraphqlContext,
      ) => {
        const { input } = parseInput(Arguments, given);
        if (input.visitorToken) await present(input.visitorToken);
        return orderJob(deps, request, toColoringOrder(input));
      },
    },
  };
}
