import { randomBytes } from 'node:crypto';
import type {
  AlertSettings,
  AlertSettingsChange,
  SavedAlertSettings,
} from '@lux/contracts/analytics/alert-settings.ts';
import type { SecretBox } from '@lux/service-kit/create-secret-box.ts';
import { type Connection, Schema } from 'mongoose';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DEFAULT_PROCEDURE } from './default-procedure.ts';

/** There is one set for the whole school, so one document. */
const THE_ONE = 'alerts';
/** What each webhook is sealed as, by the field that holds it. */
const SEALED_AS = { webhook: 'alertWebhook', secondWebhook: 'secondAlertWebhook' } as const;
type WebhookField = keyof typeof SEALED_AS;
const WEBHOOKS = ['webhook', 'secondWebhook'] as const;
const SECRET_BYTES = 32;

/** Where calls go and how they are signed. */
const Webhook = z.object({ url: z.string(), secret: z.string() });
export type Webhook = z.infer<typeof Webhook>;

/** Who is told and how, for whoever tells. */
export interface TellingSettings extends Omit<AlertSettings, WebhookField | 'mail'> {
  webhook: Webhook | null;
  secondWebhook: Webhook | null;
}

/** Told once, where a webhook is new. */
type NewSecrets = Pick<SavedAlertSettings, 'webhookSecret' | 'secondWebhookSecret'>;

const webhookSchema = new Schema(
  { sealed: { type: String, required: true }, savedAt: { type: Date, required: true } },
  { _id: false },
);

const schema = new Schema(
  {
    _id: { type: String, required: true },
    recipients: { type: [String], default: undefined },
    webhook: webhookSchema,
    secondRecipients: { type: [String], default: undefined },
    secondWebhook: webhookSchema,
    repeatMinutes: { type: [Number], default: undefined },
    includesWords: Boolean,
    responsible: String,
    lookWithinMinutes: Number,
    procedure: String,
  },
  { collection: 'alert-settings', versionKey: false },
);

interface Options {
  connection: Connection;
  box: SecretBox;
  log: Logger;
}

export type AlertSettingsStore = ReturnType<typeof createAlertSettingsStore>;

/** Who is told of danger and how, in MongoDB; the webhook's address and secret are sealed. */
export function createAlertSettingsStore({ connection, box, log }: Options) {
  const model = connection.model('AlertSettings', schema);
  const find = async () => model.findById(THE_ONE).lean();
  type Saved = Awaited<ReturnType<typeof find>>;

  const open = (saved: Saved, field: WebhookField): Webhook | null => {
    const sealed = saved?.[field]?.sealed;
    if (!sealed) return null;
    try {
      return Webhook.parse(JSON.parse(box.open(sealed, SEALED_AS[field])));
    } catch {
      log.error('a saved webhook cannot be read; was SETTINGS_KEY changed?');
      return null;
    }
  };

  /** As it may be shown. */
  const view = (saved: Saved, field: WebhookField) => {
    const webhook = open(saved, field);
    const savedAt = saved?.[field]?.savedAt;
    if (!webhook || !savedAt) return null;
    return {
      host: new URL(webhook.url).host,
      lastFour: webhook.url.slice(-4),
      savedAt: savedAt.toISOString(),
    };
  };

  /** Seals a new address with a secret of its own. */
  const seal = (url: string, field: WebhookField) => {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const sealed = box.seal(JSON.stringify({ url, secret }), SEALED_AS[field]);
    return { secret, saved: { sealed, savedAt: new Date() } };
  };

  const plain = (saved: Saved) => ({
    recipients: saved?.recipients ?? [],
    secondRecipients: saved?.secondRecipients ?? [],
    repeatMinutes: saved?.repeatMinutes ?? [5, 15, 60],
    includesWords: saved?.includesWords ?? false,
    responsible: saved?.responsible ?? '',
    lookWithinMinutes: saved?.lookWithinMinutes ?? 30,
    procedure: saved?.procedure ?? DEFAULT_PROCEDURE,
  });

  return {
    /** With the webhooks' secrets, for whoever tells. */
    findForTelling: async (): Promise<TellingSettings> => {
      const saved = await find();
      const [webhook, secondWebhook] = [open(saved, 'webhook'), open(saved, 'secondWebhook')];
      return { ...plain(saved), webhook, secondWebhook };
    },

    /** As the owner sees it. */
    findForOwner: async (): Promise<Omit<AlertSettings, 'mail'>> => {
      const saved = await find();
      const [webhook, secondWebhook] = [view(saved, 'webhook'), view(saved, 'secondWebhook')];
      return { ...plain(saved), webhook, secondWebhook };
    },

    /** Changes what is there. Resolves to the secrets of new webhooks. */
    save: async ({
      webhookUrl,
      secondWebhookUrl,
      ...change
    }: AlertSettingsChange): Promise<NewSecrets> => {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const set: Record<string, unknown> = Object.fromEntries(given);
      const unset: Partial<Record<WebhookField, 1>> = {};
      const secrets: Partial<Record<WebhookField, string>> = {};
      for (const [field, url] of [
        ['webhook', webhookUrl],
        ['secondWebhook', secondWebhookUrl],
      ] as const) {
        if (url === null) unset[field] = 1;
        if (!url) continue;
        const { secret, saved } = seal(url, field);
        set[field] = saved;
        secrets[field] = secret;
      }
      await model.updateOne({ _id: THE_ONE }, { $set: set, $unset: unset }, { upsert: true });
      return {
        ...(secrets.webhook && { webhookSecret: secrets.webhook }),
        ...(secrets.secondWebhook && { secondWebhookSecret: secrets.secondWebhook }),
      };
    },

    /** Seals with the current key what the previous one sealed. */
    renewSeals: async (): Promise<void> => {
      const saved = await find();
      for (const field of WEBHOOKS) {
        const sealed = saved?.[field]?.sealed;
        const anew = sealed && box.renew(sealed, SEALED_AS[field]);
        if (!anew) continue;
        // Not over one that was saved meanwhile.
        const path = `${field}.sealed`;
        await model.updateOne({ _id: THE_ONE, [path]: sealed }, { $set: { [path]: anew } });
      }
    },
  };
}
