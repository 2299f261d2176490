import type { AlertChannel } from '@lux/contracts/analytics/alert-settings.ts';
import { postWebhook } from '../../adapters/post-webhook.ts';
import type { Deps } from '../../deps.ts';
import type { TellingSettings } from '../alert-settings.store.ts';

/** What is told, for people and for programs. */
export interface Message {
  /** The same for all tries. */
  id: string;
  subject: string;
  text: string;
  call: object;
}

/** A way by which people are told. */
export interface Channel {
  name: AlertChannel;
  /** Resolves to addresses that were refused while others were not. @throws DeliveryError */
  send: (message: Message) => Promise<{ refused: string[] }>;
}

/** The ways the owner has set up, as far as the server has what they need. */
export function channelsOf(
  { mailer }: Pick<Deps, 'mailer'>,
  { recipients, webhook }: Pick<TellingSettings, 'recipients' | 'webhook'>,
): Channel[] {
  const channels: Channel[] = [];
  if (mailer && recipients.length > 0) {
    channels.push({
      name: 'mail',
      send: ({ id, subject, text }) => mailer.send({ to: recipients, subject, text, id }),
    });
  }
  if (webhook) {
    channels.push({
      name: 'webhook',
      send: async ({ id, call }) => {
        await postWebhook(webhook, id, call);
        return { refused: [] };
      },
    });
  }
  return channels;
}

/** The ways to those who are told when nobody has looked in time. */
export function secondChannelsOf(
  deps: Pick<Deps, 'mailer'>,
  { secondRecipients, secondWebhook }: TellingSettings,
): Channel[] {
  return channelsOf(deps, { recipients: secondRecipients, webhook: secondWebhook });
}
