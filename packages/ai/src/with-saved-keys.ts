import type { AiKeys } from '@lux/contracts/accounts/settings.ts';
import type { AiEnvironment } from './ai-environment.ts';

/** The AI environment in which keys saved by an admin win over those of the environment (DESIGN 3). */
export function withSavedKeys(environment: AiEnvironment, keys: AiKeys): AiEnvironment {
  return {
    ...environment,
    ...(keys.openAiApiKey && { OPENAI_API_KEY: keys.openAiApiKey }),
    ...(keys.elevenlabsApiKey && { ELEVENLABS_API_KEY: keys.elevenlabsApiKey }),
  };
}
