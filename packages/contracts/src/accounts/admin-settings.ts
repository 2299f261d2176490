import { z } from 'zod';
import { PublicSettings } from './public-settings.ts';

/** What an admin sees of a saved key: "gesetzt, endet auf …abcd". */
const SavedKey = z.object({ lastFour: z.string(), savedAt: z.iso.datetime() });

/** `GET /api/admin/settings` (DESIGN 5): the settings, and of the keys only that they are there. */
export const AdminSettings = PublicSettings.extend({
  /** Whether owner, admins and an unlocked dashboard may only look without a second factor. */
  isSecondFactorRequired: z.boolean(),
  openAiApiKey: SavedKey.nullable(),
  elevenlabsApiKey: SavedKey.nullable(),
});
export type AdminSettings = z.infer<typeof AdminSettings>;
