import {
  GenerateExpertImageRequest,
  GenerateImageRequest,
  UnderstandWishRequest,
} from '@lux/contracts/media/picture.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { recordRefusal } from '../events/record-refusal.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { orderJob } from '../jobs/order-job.ts';
import { actFor } from '../sessions/act-for.ts';
import { toPictureOrder } from './to-picture-order.ts';

const Input = z.object({ input: GenerateImageRequest });
const ExpertInput = z.object({ input: GenerateExpertImageRequest });

/** Pictures over GraphQL. */
export function picturesResolvers(deps: Deps) {
  return {
    Query: {
      understandWish: (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        const { prompt } = parseInput(UnderstandWishRequest, given);
        request.record({ prompt });
        return deps.services.media
          .understandWish(actFor(request), prompt)
          .catch(recordRefusal(request));
      },
    },
    Mutation: {
      generateImage: async (
        _root: unknown,
        given: unknown,
        { request, present }: GraphqlContext,
      ) => {
        const { input } = parseInput(Input, given);
        if (input.visitorToken) await present(input.visitorToken);
        return orderJob(deps, request, toPictureOrder(input));
      },
      generateExpertImage: async (
        _root: unknown,
        given: unknown,
        { request, present }: GraphqlContext,
      ) => {
        const { input } = parseInput(ExpertInput, given);
        if (input.visitorToken) await present(input.visitorToken);
        return orderJob(deps, request, toPictureOrder(input));
      },
    },
  };
}
