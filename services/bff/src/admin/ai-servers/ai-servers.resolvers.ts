import {
  AiAbility,
  type AiChoice,
  type AiChoicesChange,
  AiModel,
  AiServerChange,
  type AiServers,
  AiTest,
  NewAiServer,
} from '@lux/contracts/accounts/ai/ai-servers.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { parseInput } from '../../graphql/parse-input.ts';
import { requireDashboard } from '../access/require-dashboard.ts';
import { addAiServer, changeAiServer, chooseAi, removeAiServer } from './manage-ai-servers.ts';

const ById = z.object({ id: Id });
const ByServer = z.object({ serverId: Id });
const Addition = z.object({ input: NewAiServer });
// GraphQL clients send null for what they leave out, so a key to forget has a field of its own.
const Change = ById.extend({
  input: z.object({ removesKey: z.boolean().default(false) }).and(AiServerChange),
});
const Choices = z.object({
  choices: z.array(
    z
      .object({
        ability: AiAbility,
        serverId: Id.optional(),
        model: AiModel.optional(),
        isBuiltIn: z.boolean().default(false),
      })
      .refine(
        ({ serverId, model }) => (serverId === undefined) === (model === undefined),
        'Bitte wählen Sie einen Server und ein Modell.',
      ),
  ),
});
type Choice = z.infer<typeof Choices>['choices'][number];

const readChoice = ({ serverId, model, isBuiltIn }: Choice): AiChoice => {
  if (isBuiltIn) return 'built-in';
  return serverId === undefined || model === undefined ? null : { serverId, model };
};

/** As REST has it, with the choices as a list. */
function toGraphql({ choices, ...rest }: AiServers) {
  return {
    ...rest,
    choices: AiAbility.options.map((ability) => {
      const choice = choices[ability];
      const chosen = typeof choice === 'object' ? choice : null;
      return { ability, isBuiltIn: choice === 'built-in', ...chosen };
    }),
  };
}

/** Model servers over GraphQL. */
export function aiServersResolvers(deps: Deps) {
  const { accounts } = deps.services;
  return {
    Query: {
      aiServers: async (_root: unknown, _given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return toGraphql(await accounts.readAiServers(request.id));
      },
      nearbyAiServers: async (_root: unknown, _given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return (await accounts.findNearbyAiServers(request.id)).servers;
      },
      aiModels: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return accounts.listAiModels(request.id, parseInput(ByServer, given).serverId);
      },
    },
    Mutation: {
      addAiServer: async (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        addAiServer(deps, request, parseInput(Addition, given).input),
      changeAiServer: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        const { id, input } = parseInput(Change, given);
        const { removesKey, ...change } = input;
        return changeAiServer(deps, request, {
          id,
          change: { ...change, ...(removesKey && { key: null }) },
        });
      },
      removeAiServer: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await removeAiServer(deps, request, parseInput(ById, given).id);
        return true;
      },
      chooseAi: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        const change: AiChoicesChange = Object.fromEntries(
          parseInput(Choices, given).choices.map((choice) => [choice.ability, readChoice(choice)]),
        );
        return toGraphql(await chooseAi(deps, request, change));
      },
      testAi: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        const { serverId, ...test } = parseInput(ByServer.and(AiTest), given);
        return accounts.testAi(request.id, serverId, test);
      },
    },
  };
}
