import { GenerateImageRequest } from '@lux/contracts/media/generate-image-request.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { orderPicture } from './order-picture.ts';

const Arguments = z.object({ input: GenerateImageRequest });

/** Pictures over GraphQL. */
export function picturesResolvers(deps: Deps) {
  return {
    Mutation: {
      generateImage: async (
        _root: unknown,
        given: unknown,
        { request, present }: GraphqlContext,
      ) => {
        const { input } = parseInput(Arguments, given);
        if (input.visitorToken) await present(input.visitorToken);
        return orderPicture(deps, request, input);
      },
    },
  };
}
