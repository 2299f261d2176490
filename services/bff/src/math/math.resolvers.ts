import { MathRequest } from '@lux/contracts/games/math.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { generateMathProblems } from './generate-math-problems.ts';

const Arguments = z.object({ input: MathRequest });

/** Maths over GraphQL: the same function as over REST. */
export function mathResolvers(deps: Deps) {
  return {
    Mutation: {
      generateMathProblems: async (
        _root: unknown,
        given: unknown,
        { request, present }: GraphqlContext,
      ) => {
        const { input } = parseInput(Arguments, given);
        if (input.visitorToken) await present(input.visitorToken);
        return generateMathProblems(deps, request, input);
      },
    },
  };
}
