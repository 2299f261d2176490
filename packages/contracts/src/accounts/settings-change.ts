import { z } from 'zod';
import { PublicSettings } from './public-settings.ts';

/** An empty field leaves the saved key as it is (SPEC 5); null removes it. */
const NewKey = z
  .string()
  .trim()
  .max(400, 'Dieser Schlüssel ist zu lang.')
  .refine((key) => key === '' || key.length >= 8, 'Dieser Schlüssel ist zu kurz.')
  .refine((key) => /^[\x21-\x7e]*$/.test(key), 'Dieser Schlüssel enthält ungültige Zeichen.')
  .transform((key) => (key === '' ? undefined : key))
  .nullable()
  .optional();

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
  registration: z
    .enum(
      ['open', 'invitation', 'closed'],
      'Konten gibt es für alle, mit Einladung oder gar nicht.',
    )
    .optional(),
  isSecondFactorRequired: z
    .boolean('Der zweite Faktor kann nur Pflicht sein oder nicht.')
    .optional(),
  openAiApiKey: NewKey,
  elevenlabsApiKey: NewKey,
});
export type SettingsChange = z.infer<typeof SettingsChange>;
