import { z } from 'zod';

const MOST_RECIPIENTS = 20;
const WEEK_MINUTES = 7 * 24 * 60;

/** A webhook as it may be shown. */
const SavedWebhook = z.object({
  host: z.string(),
  lastFour: z.string(),
  savedAt: z.iso.datetime(),
});

/** What the owner sees of who is told of danger, and how: `GET /api/admin/alert-settings`. */
export const AlertSettings = z.object({
  /** Addresses of people who are told by e-mail. */
  recipients: z.array(z.string()),
  /** Whether the server can send e-mail at all (`SMTP_URL`), and as whom. */
  mail: z.object({ isConfigured: z.boolean(), from: z.string().nullable() }),
  /** Its address holds secrets, so only the host and the last signs are shown. */
  webhook: SavedWebhook.nullable(),
  /** Who is told once, where nobody has handled an alert by the time somebody must have looked. */
  secondRecipients: z.array(z.string()).default([]),
  secondWebhook: SavedWebhook.nullable().default(null),
  /** Minutes after the first sign at which people are told again; then daily. */
  repeatMinutes: z.array(z.int()),
  /** Whether the child's words are sent along. */
  includesWords: z.boolean(),
  responsible: z.string(),
  lookWithinMinutes: z.int(),
  procedure: z.string(),
});
export type AlertSettings = z.infer<typeof AlertSettings>;

const minutes = 'Bitte geben Sie ganze Minuten zwischen 1 und 10080 (eine Woche) an.';

const Recipients = z
  .array(
    z
      .string()
      .trim()
      .max(200, 'Diese E-Mail-Adresse ist zu lang.')
      .pipe(z.email('Das ist keine gültige E-Mail-Adresse.')),
  )
  .max(MOST_RECIPIENTS, `Möglich sind höchstens ${MOST_RECIPIENTS} Adressen.`)
  .transform((all) => [...new Set(all)]);

const WebhookUrl = z
  .string()
  .trim()
  .max(1_000, 'Diese Adresse ist zu lang.')
  .pipe(
    z.url({
      protocol: /^https?$/,
      error: 'Bitte geben Sie eine Adresse an, die mit https:// oder http:// beginnt.',
    }),
  )
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url), 'Bitte ohne Name und Passwort davor.');

/** Body of `PATCH /api/admin/alert-settings`: what is absent stays as it is. */
export const AlertSettingsChange = z.object({
  recipients: Recipients.optional(),
  /** Null removes it. */
  webhookUrl: WebhookUrl.nullable().optional(),
  secondRecipients: Recipients.optional(),
  /** Null removes it. */
  secondWebhookUrl: WebhookUrl.nullable().optional(),
  repeatMinutes: z
    .array(z.int(minutes).min(1, minutes).max(WEEK_MINUTES, minutes))
    .max(6, 'Möglich sind höchstens sechs Erinnerungen; danach kommt täglich eine.')
    .transform((all) => [...new Set(all)].toSorted((one, other) => one - other))
    .optional(),
  includesWords: z.boolean('Die Worte des Kindes gehen mit oder nicht.').optional(),
  responsible: z.string().trim().max(200, 'Bitte höchstens 200 Zeichen.').optional(),
  lookWithinMinutes: z.int(minutes).min(1, minutes).max(WEEK_MINUTES, minutes).optional(),
  procedure: z
    .string()
    .trim()
    .min(1, 'Bitte schreiben Sie auf, wie Ihre Schule vorgeht.')
    .max(10_000, 'Bitte höchstens 10.000 Zeichen.')
    .optional(),
});
export type AlertSettingsChange = z.infer<typeof AlertSettingsChange>;

/** Answer of `PATCH /api/admin/alert-settings`. */
export const SavedAlertSettings = AlertSettings.extend({
  /** With which calls of a new webhook are signed; told this once. */
  webhookSecret: z.string().optional(),
  secondWebhookSecret: z.string().optional(),
});
export type SavedAlertSettings = z.infer<typeof SavedAlertSettings>;

/** By which way people are told. */
export const AlertChannel = z.enum(['mail', 'webhook']);
export type AlertChannel = z.infer<typeof AlertChannel>;

/** Who is told at once, and who once the time to look is over. */
export const AlertCircle = z.enum(['first', 'second']);
export type AlertCircle = z.infer<typeof AlertCircle>;

/** Answer of `POST /api/admin/alert-settings/trials`: how each way did, as a German sentence. */
export const AlertTrial = z.object({
  verdicts: z.array(
    z.object({
      channel: AlertChannel,
      circle: AlertCircle.default('first'),
      isWorking: z.boolean(),
      message: z.string(),
    }),
  ),
});
export type AlertTrial = z.infer<typeof AlertTrial>;
