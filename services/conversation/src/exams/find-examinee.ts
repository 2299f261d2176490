import type { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import { chooseProvider, type OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { Deps } from '../deps.ts';

export interface Examinee {
  provider: OpenAiProvider;
  /** Name and port of its server. */
  host: string;
  settings: ServiceSettings;
  /** In which it answers, with everything else as it is in use. */
  environment: AiEnvironment;
}

/**
 * The model that is to sit an exam: one of a saved server, or without `serverId` the one in use.
 *
 * @returns null where there is none: LUX itself answers, or the server was removed.
 */
export async function findExaminee(
  {
    readSettings,
    findAiProvider,
    aiEnvironment,
  }: Pick<Deps, 'readSettings' | 'findAiProvider' | 'aiEnvironment'>,
  { serverId, model }: { serverId?: string | null | undefined; model?: string | undefined },
): Promise<Examinee | null> {
  const settings = await readSettings();
  const inUse = aiEnvironment(settings);
  if (!serverId || model === undefined) {
    const provider = chooseProvider('text', inUse);
    return provider && { provider, host: hostOf(provider), settings, environment: inUse };
  }
  const server = await findAiProvider(serverId);
  if (!server) return null;
  const provider = { ...server, model };
  const environment = { ...inUse, chosen: { ...inUse.chosen, text: provider } };
  return { provider, host: hostOf(provider), settings, environment };
}

export const hostOf = ({ baseUrl }: Pick<OpenAiProvider, 'baseUrl'>): string =>
  new URL(baseUrl).host;
