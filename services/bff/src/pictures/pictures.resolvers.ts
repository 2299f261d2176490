import { Id } from '@lux/contracts/common/ids.ts';
import { UnderstandWishRequest } from '@lux/contracts/media/picture.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { recordRefusal } from '../events/record-refusal.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { actFor } from '../sessions/act-for.ts';
import { startVisitor } from '../sessions/start-visitor.ts';
import { orderJob } from './order-job.ts';
import { type OrderRequest, orderRequests } from './order-requests.ts';
import { removePicture } from './remove-picture.ts';

const WhichPicture = z.object({ id: Id });

/** Pictures, colouring pages and PDFs over GraphQL: every order is answered with its job at once. */
export function picturesResolvers(deps: Deps) {
  const ordering = ({ Body, startsVisitor }: OrderRequest) => {
    const Arguments = z.object({ input: Body });
    return async (_root: unknown, given: unknown, { request, reply, present }: GraphqlContext) => {
      const { visitorToken, ...wanted } = parseInput(Arguments, given).input;
      if (visitorToken) await present(visitorToken);
      if (startsVisitor) await startVisitor(request, reply);
      return orderJob(deps, request, wanted);
    };
  };

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
      ...Object.fromEntries(
        Object.entries(orderRequests).map(([mutation, request]) => [mutation, ordering(request)]),
      ),
      removePicture: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await removePicture(deps, request, parseInput(WhichPicture, given).id);
        return true;
      },
    },
  };
}
