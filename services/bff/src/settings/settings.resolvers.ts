import { KeyTest } from '@lux/contracts/accounts/ai/key-test.ts';
import { SettingsChange } from '@lux/contracts/accounts/settings.ts';
import { z } from 'zod';
import { requireDashboard } from '../admin/access/require-dashboard.ts';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { changeSettings } from './change-settings.ts';

const keyNames = ['openAiApiKey', 'elevenlabsApiKey'] as const;
// GraphQL clients send null for what they leave out, so what is to be forgotten has a field of its own.
const Arguments = z.object({
  input: SettingsChange.and(z.object({ removeKeys: z.array(z.enum(keyNames)).default([]) })),
});

/** Settings over GraphQL. */
export function settingsResolvers(deps: Deps) {
  const { accounts } = deps.services;
  return {
    Query: {
      settings: (_root: unknown, _arguments: unknown, { request }: GraphqlContext) =>
        deps.publicSettings.get(request.id),
      adminSettings: async (_root: unknown, _arguments: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return accounts.readAdminSettings(request.id);
      },
    },
    Mutation: {
      saveSettings: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        const { removeKeys, ...change } = parseInput(Arguments, given).input;
        const removed = Object.fromEntries(removeKeys.map((name) => [name, null]));
        return changeSettings(deps, request, { ...change, ...removed });
      },
      testKey: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return accounts.testKey(request.id, parseInput(KeyTest, given));
      },
    },
  };
}
