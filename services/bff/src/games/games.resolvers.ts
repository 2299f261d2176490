import { FinishedRound } from '@lux/contracts/games/finished-round.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { finishRound } from './finish-round.ts';

const Arguments = z.object({ input: FinishedRound });

/** What all games have in common, over GraphQL. */
export function gamesResolvers(deps: Deps) {
  return {
    Mutation: {
      finishRound: async (_root: unknown, given: unknown, { request, present }: GraphqlContext) => {
        const { input } = parseInput(Arguments, given);
        if (input.visitorToken) await present(input.visitorToken);
        await finishRound(deps, request, input);
        return true;
      },
    },
  };
}
