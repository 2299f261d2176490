import { AiCeilingsChange, CeilingAbility } from '@lux/contracts/accounts/ai/ai-usage.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { parseInput } from '../../graphql/parse-input.ts';
import { readAiUsage, saveAiCeilings } from './manage-ai-usage.ts';

const Ceilings = z.object({
  ceilings: z.array(z.object({ ability: CeilingAbility, most: AiCeilingsChange.shape.text })),
});

/** Usage and ceilings over GraphQL. */
export function aiUsageResolvers(deps: Deps) {
  return {
    Query: {
      aiUsage: async (_root: unknown, _given: unknown, { request }: GraphqlContext) =>
        readAiUsage(deps, request),
    },
    Mutation: {
      setAiCeilings: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        const { ceilings } = parseInput(Ceilings, given);
        // Nulls are dropped on the way in: none is what they mean.
        const change: AiCeilingsChange = Object.fromEntries(
          ceilings.map(({ ability, most = null }) => [ability, most]),
        );
        return saveAiCeilings(deps, request, change);
      },
    },
  };
}
