import type { AiAbility } from '@lux/contracts/accounts/ai/ai-servers.ts';
import type { AiEnvironment } from './ai-environment.ts';
import { chooseElevenLabs, chooseProvider } from './choose-provider.ts';

/** Who serves an ability: the address it is asked at; null: nobody but LUX itself. */
export interface ConfiguredProvider {
  ability: AiAbility;
  url: string | null;
  model: string | null;
}

/** Who serves these abilities, in the words of the privacy kit. No key is in it. */
export function describeProviders(
  environment: AiEnvironment,
  abilities: readonly AiAbility[],
): ConfiguredProvider[] {
  return abilities.map((ability) => {
    const elevenLabs = ability === 'speech' ? chooseElevenLabs(environment) : null;
    if (elevenLabs) return { ability, url: elevenLabs.baseUrl, model: null };
    const provider = chooseProvider(ability, environment);
    return { ability, url: provider?.baseUrl ?? null, model: provider?.model ?? null };
  });
}
