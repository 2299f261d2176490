import type { AiKeys } from '@lux/contracts/accounts/settings.ts';
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
export type AiEnvironment = z.infer<typeof AiEnvironment>;

/** The AI environment in which keys saved by an admin win over those of the environment (DESIGN 3). */
export function withSavedKeys(environment: AiEnvironment, keys: AiKeys): AiEnvironment {
  return {
    ...environment,
    ...(keys.openAiApiKey && { OPENAI_API_KEY: keys.openAiApiKey }),
    ...(keys.elevenlabsApiKey && { ELEVENLABS_API_KEY: keys.elevenlabsApiKey }),
  };
}
