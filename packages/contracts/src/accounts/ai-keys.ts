import { z } from 'zod';

const Key = z.string().trim().min(8).max(400);

/** Keys an admin has saved; null where none is. For services only, never for a client. */
export const AiKeys = z.object({
  openAiApiKey: Key.nullable(),
  elevenlabsApiKey: Key.nullable(),
});
export type AiKeys = z.infer<typeof AiKeys>;
