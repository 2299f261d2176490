import type { z } from 'zod';
import { AiKeys } from './ai-keys.ts';
import { PublicSettings } from './public-settings.ts';

/** The settings as services read them from accounts. Not for clients: the keys are in it. */
export const ServiceSettings = PublicSettings.extend({
  aiKeys: AiKeys.default({ openAiApiKey: null, elevenlabsApiKey: null }),
});
export type ServiceSettings = z.infer<typeof ServiceSettings>;
