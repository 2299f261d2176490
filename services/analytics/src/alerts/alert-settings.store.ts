import { randomBytes } from 'node:crypto';
import type {
  AlertSettings,
  AlertSettingsChange,
} from '@lux/contracts/analytics/alert-settings.ts';
import type { SecretBox } from '@lux/service-kit/create-secret-box.ts';
import { type Connection, Schema } from 'mongoose';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DEFAULT_PROCEDURE } from './default-procedure.ts';

/** There is one set for the whole school, so one document. */
const THE_ONE = 'alerts';
const SEALED_AS = 'alertWebhook';
const SECRET_BYTES = 32;

/** Where calls go and how they are signed. */
const Webhook = z.object({ url: z.string(), secret: z.string() });
export type Webhook = z.infer<typeof Webhook>;

/** Who is told and how, for whoever tells. */
export interface TellingSettings extends Omit<AlertSettings, 'webhook' | 'mail'> {
  webhook: Webhook | null;
}

const webhookSchema = new Schema(
  { sealed: { type: String, required: true }, savedAt: { type: Date, required: true } },
  { _id: false },
);

const schema = new Schema(
  {
    _id: { type: String, required: true },
    recipients: { type: [String], default: undefined },
    webhook: webhookSchema,
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

  const open = (saved: Saved): Webhook | null => {
    if (!saved?.webhook) return null;
    try {
      return Webhook.parse(JSON.parse(box.open(saved.webhook.sealed, SEALED_AS)));
    } catch {
      log.error('the saved webhook cannot be read; was SETTINGS_KEY changed?');
      return null;
    }
  };

  const plain = (saved: Saved) => ({
    recipients: saved?.recipients ?? [],
    repeatMinutes: saved?.repeatMinutes ?? [5, 15, 60],
    includesWords: saved?.includesWords ?? false,
    responsible: saved?.responsible ?? '',
    lookWithinMinutes: saved?.lookWithinMinutes ?? 30,
    procedure: saved?.procedure ?? DEFAULT_PROCEDURE,
  });

  return {
    /** With the webhook's secret, for whoever tells. */
    findForTelling: async (): Promise<TellingSettings> => {
      const saved = await find();
      return { ...plain(saved), webhook: open(saved) };
    },

    /** As the owner sees it. */
    findForOwner: async (): Promise<Omit<AlertSettings, 'mail'>> => {
      const saved = await find();
      const webhook = open(saved);
      const savedAt = saved?.webhook?.savedAt;
      return {
        ...plain(saved),
        webhook:
          webhook && savedAt
            ? {
                host: new URL(webhook.url).host,
                lastFour: webhook.url.slice(-4),
                savedAt: savedAt.toISOString(),
              }
            : null,
      };
    },

    /** Changes what is there. Resolves to the secret of a new webhook. */
    save: async ({ webhookUrl, ...change }: AlertSettingsChange): Promise<string | undefined> => {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const set: Record<string, unknown> = Object.fromEntries(given);
      const secret = webhookUrl ? randomBytes(SECRET_BYTES).toString('base64url') : undefined;
      if (webhookUrl && secret) {
        const sealed = box.seal(JSON.stringify({ url: webhookUrl, secret }), SEALED_AS);
        set.webhook = { sealed, savedAt: new Date() };
      }
      const unset = webhookUrl === null ? { webhook: 1 as const } : {};
      await model.updateOne({ _id: THE_ONE }, { $set: set, $unset: unset }, { upsert: true });
      return secret;
    },

    /** Seals with the current key what the previous one sealed. */
    renewSeals: async (): Promise<void> => {
      const sealed = (await find())?.webhook?.sealed;
      const anew = sealed && box.renew(sealed, SEALED_AS);
      if (!anew) return;
      // Not over one that was saved meanwhile.
      const condition = { _id: THE_ONE, 'webhook.sealed': sealed };
      await model.updateOne(condition, { $set: { 'webhook.sealed': anew } });
    },
  };
}
