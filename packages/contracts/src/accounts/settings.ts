import { z } from 'zod';
import { ChosenAi } from './ai/ai-servers.ts';
import { NewKey, SavedKey } from './ai/saved-key.ts';
import { Pronunciations } from './pronunciation.ts';

/** The settings anyone may read: `GET /api/settings` (SPEC 3, 7). Keys never appear here. */
export const PublicSettings = z.object({
  /** What LUX is called, default `LUX`. */
  assistantName: z.string(),
  /** BCP 47 tag of the assistant's language, default `de-DE` (SPEC 9). */
  language: z.enum(['de-DE', 'en-US', 'fr-FR', 'es-ES', 'it-IT']),
  voiceId: z.string().nullable(),
  /** How fast LUX speaks; 1 is its normal, calm pace. */
  speechSpeed: z.number().min(0.5).max(2),
  childSafeMode: z.boolean(),
  /** False: voices are recognised by this server alone, never by the browser, which may send them on. */
  usesBrowserRecognition: z.boolean().default(true),
  /** Who may make an account: anybody, who has an invitation, or nobody; default `open`. */
  registration: z.enum(['open', 'invitation', 'closed']).default('open'),
});
export type PublicSettings = z.infer<typeof PublicSettings>;

/** `GET /api/admin/settings` (DESIGN 5): the settings, and of the keys only that they are there. */
export const AdminSettings = PublicSettings.extend({
  /** Whether owner, admins and an unlocked dashboard may only look without a second factor. */
  isSecondFactorRequired: z.boolean(),
  /** How names of the school are spoken. They may be children's: only admins and services see them. */
  pronunciations: Pronunciations.default([]),
  openAiApiKey: SavedKey.nullable(),
  elevenlabsApiKey: SavedKey.nullable(),
});
export type AdminSettings = z.infer<typeof AdminSettings>;

/** Body of `POST /api/admin/settings` (SPEC 7): what is absent stays as it is. */
export const SettingsChange = z.object({
  assistantName: z
    .string()
    .trim()
    .min(1, 'Bitte geben Sie dem Assistenten einen Namen.')
    .max(40, 'Der Name darf höchstens 40 Zeichen haben.')
    .optional(),
  language: PublicSettings.shape.language.optional(),
  voiceId: z.string().trim().max(200).nullable().optional(),
  speechSpeed: PublicSettings.shape.speechSpeed.optional(),
  childSafeMode: z.boolean('Der Kinderschutz kann nur ein- oder ausgeschaltet sein.').optional(),
  usesBrowserRecognition: z.boolean('Der Browser darf zuhören oder nicht.').optional(),
  registration: z
    .enum(
      ['open', 'invitation', 'closed'],
      'Konten gibt es für alle, mit Einladung oder gar nicht.',
    )
    .optional(),
  isSecondFactorRequired: z
    .boolean('Der zweite Faktor kann nur Pflicht sein oder nicht.')
    .optional(),
  /** All of them: what is left out is forgotten. */
  pronunciations: Pronunciations.optional(),
  openAiApiKey: NewKey,
  elevenlabsApiKey: NewKey,
});
export type SettingsChange = z.infer<typeof SettingsChange>;

const Key = z.string().trim().min(8).max(400);

/** Keys an admin has saved; null where none is. For services only, never for a client. */
export const AiKeys = z.object({
  openAiApiKey: Key.nullable(),
  elevenlabsApiKey: Key.nullable(),
});
export type AiKeys = z.infer<typeof AiKeys>;

/** The settings as services read them from accounts. Not for clients: the keys are in it. */
export const ServiceSettings = PublicSettings.extend({
  pronunciations: Pronunciations.default([]),
  aiKeys: AiKeys.default({ openAiApiKey: null, elevenlabsApiKey: null }),
  /** Wins over keys and environment, ability by ability. */
  chosenAi: ChosenAi.default({}),
});
export type ServiceSettings = z.infer<typeof ServiceSettings>;
