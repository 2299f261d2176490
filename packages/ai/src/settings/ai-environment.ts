import type { ChosenAi } from '@lux/contracts/accounts/ai/ai-servers.ts';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import { z } from 'zod';

const optionalUrl = z.url().optional();

/** Where AI abilities come from and which models serve them (DESIGN 3). All optional: unset is built-in. */
export const AiEnvironment = z.object({
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: optionalUrl,
  OPENAI_TEXT_MODEL: z.string().optional(),
  OPENAI_IMAGE_MODEL: z.string().optional(),
  OPENAI_SPEECH_MODEL: z.string().optional(),
  OPENAI_TRANSCRIBE_MODEL: z.string().optional(),
  OPENAI_MODERATION_MODEL: z.string().optional(),
  OPENAI_IMAGE_BASE_URL: optionalUrl,
  OPENAI_SPEECH_BASE_URL: optionalUrl,
  OPENAI_TRANSCRIBE_BASE_URL: optionalUrl,
  OPENAI_MODERATION_BASE_URL: optionalUrl,
  OPENAI_IMAGE_API_KEY: z.string().optional(),
  OPENAI_SPEECH_API_KEY: z.string().optional(),
  OPENAI_TRANSCRIBE_API_KEY: z.string().optional(),
  OPENAI_MODERATION_API_KEY: z.string().optional(),
  ELEVENLABS_API_KEY: z.string().optional(),
  ELEVENLABS_BASE_URL: optionalUrl,
});
/** What the environment says, and what an admin chose instead of it, ability by ability. */
export type AiEnvironment = z.infer<typeof AiEnvironment> & { readonly chosen?: ChosenAi };

/** The AI environment in which what an admin saved wins: choices, then keys (DESIGN 3, 9). */
export function withSavedSettings(
  environment: AiEnvironment,
  { aiKeys, chosenAi }: Pick<ServiceSettings, 'aiKeys' | 'chosenAi'>,
): AiEnvironment {
  return {
    ...environment,
    ...(aiKeys.openAiApiKey && { OPENAI_API_KEY: aiKeys.openAiApiKey }),
    ...(aiKeys.elevenlabsApiKey && { ELEVENLABS_API_KEY: aiKeys.elevenlabsApiKey }),
    chosen: chosenAi,
  };
}
