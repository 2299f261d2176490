import { type AiEnvironment, withSavedSettings } from '@lux/ai/settings/ai-environment.ts';
import { describeProviders } from '@lux/ai/settings/describe-providers.ts';
import { AiAbility } from '@lux/contracts/accounts/ai/ai-servers.ts';
import type { OwnProcessing } from '@lux/service-kit/server/processing-facts-routes.ts';
import type { Deps } from '../deps.ts';

type Needed = Pick<Deps, 'aiServers' | 'settings' | 'ai'>;

/** Who serves what by choice and environment, whatever a ceiling says at this moment. */
export async function readConfiguredAi({
  aiServers,
  settings,
  ai,
}: Needed): Promise<AiEnvironment> {
  const [saved, chosenAi] = await Promise.all([settings.findForServices(), aiServers.findChosen()]);
  return withSavedSettings(ai, { ...saved, chosenAi });
}

/**
 * For the privacy kit, beside what the services say of themselves: at a ceiling LUX answers itself for the
 * rest of the month, and the contract with the provider is needed all the same.
 */
export async function readProcessing(
  deps: Needed & Pick<Deps, 'processing'>,
): Promise<OwnProcessing> {
  const all = describeProviders(await readConfiguredAi(deps), AiAbility.options);
  return { ...deps.processing, providers: all.filter(({ url }) => url !== null) };
}
