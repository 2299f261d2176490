import { createHash } from 'node:crypto';
import type { AlertCircle } from '@lux/contracts/analytics/alert-settings.ts';
import { DeliveryError, failureSentence } from '../../adapters/delivery-error.ts';
import type { Deps } from '../../deps.ts';
import type { AlertDocument } from '../alert-document.ts';
import type { TellingSettings } from '../alert-settings.store.ts';
import type { Channel, Message } from './channels.ts';
import { writeCall, writeLetter } from './write-message.ts';

/** Longer than any way may take: who has claimed alerts and not given them back by then has died. */
export const CLAIM_MS = 120_000;
/** Shorter than a claim, however slowly a server answers. */
const SEND_LIMIT_MS = 60_000;
const SHOWN_WORDS = 3;

/** Resolves to why it failed, null where it did not. */
export async function tell(
  { alertMetrics, log }: Pick<Deps, 'alertMetrics' | 'log'>,
  channel: Channel,
  message: Message,
): Promise<string | null> {
  try {
    const { refused } = await within(SEND_LIMIT_MS, channel.send(message));
    alertMetrics.count(channel.name, 'told');
    if (refused.length > 0) log.warn({ count: refused.length }, 'recipients of alerts refused');
    return null;
  } catch (error) {
    alertMetrics.count(channel.name, 'failed');
    // Not the error itself: it may quote addresses.
    log.error({ channel: channel.name, code: Object(Object(error).cause).code }, 'nobody was told');
    return failureSentence(error);
  }
}

/** @throws DeliveryError when the time is over. */
async function within<Result>(limitMs: number, sending: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const isOver = new DeliveryError('Das Senden hat zu lange gedauert.');
  const timer = setTimeout(() => reject(isOver), limitMs);
  try {
    return await Promise.race([sending, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** One message about all of these alerts. */
export async function write(
  { requests, config }: Pick<Deps, 'requests' | 'config'>,
  alerts: AlertDocument[],
  settings: TellingSettings,
  circle: AlertCircle = 'first',
): Promise<Message> {
  const told = await Promise.all(
    alerts.map(async (alert) => ({
      ...alert,
      words: settings.includesWords
        ? await requests.wordsOf(alert.requestIds.slice(-SHOWN_WORDS))
        : [],
    })),
  );
  const isReminder = alerts.every(({ toldAt, seriesAt }) => toldAt && toldAt > seriesAt);
  const circumstances = { ...settings, circle, isReminder, publicUrl: config.publicUrl };
  return {
    id: idOf(alerts, circle),
    ...writeLetter(told, circumstances),
    call: writeCall(told, circumstances),
  };
}

/** The same for all tries to tell of these alerts in this round. */
function idOf(alerts: AlertDocument[], circle: AlertCircle): string {
  const rounds = alerts.map(({ _id, round }) => `${_id}:${circle === 'first' ? round : circle}`);
  return createHash('sha256').update(rounds.join(' ')).digest('base64url').slice(0, 32);
}
