import type { AlertChannel } from '@lux/contracts/analytics/alert-settings.ts';
import type { Deps } from '../deps.ts';
import type { AlertDocument } from './alert-document.ts';
import type { TellingSettings } from './alert-settings.store.ts';
import { settleAlert } from './handle-alert.ts';
import { channelsOf } from './messages/channels.ts';
import { CLAIM_MS, tell, write } from './messages/send-message.ts';
import { nextReminder, nextTry } from './next-reminder.ts';

type TellDeps = Pick<
  Deps,
  'alerts' | 'alertSettings' | 'requests' | 'mailer' | 'config' | 'alertMetrics' | 'log'
>;

/**
 * Tells people of all alerts that are due, in one message, however many children they are about. Any
 * number of copies may do it: each alert is claimed by one. What was claimed by a copy that died is
 * told after two minutes, perhaps a second time (at least once); what one way could not deliver is
 * tried again by that way alone, until the next reminder.
 */
export async function tellDueAlerts(deps: TellDeps, clock = () => new Date()): Promise<void> {
  const now = clock();
  const settings = await deps.alertSettings.findForTelling();
  const channels = channelsOf(deps, settings);
  if (channels.length === 0) return;
  const { claim, due } = await deps.alerts.claimDue(now, new Date(now.getTime() + CLAIM_MS));
  const open: AlertDocument[] = [];
  for (const alert of due) {
    // Handled meanwhile, or its requests are too old to be kept.
    if (!(await settleAlert(deps, alert, null))) open.push(alert);
  }
  if (open.length === 0) return;

  const begun = open.map((alert) => (isMidRound(alert, now) ? alert : { ...alert, doneBy: [] }));
  const fresh = open.filter((alert) => !isMidRound(alert, now)).map(({ _id }) => _id);
  await deps.alerts.beginRound(fresh, claim);

  const failures = new Map<string, string[]>();
  const done = new Map<string, Set<AlertChannel>>(
    begun.map(({ _id, doneBy }) => [_id, new Set(doneBy)]),
  );
  await Promise.all(
    channels.map(async (channel) => {
      const untold = begun.filter(({ _id }) => !done.get(_id)?.has(channel.name));
      if (untold.length === 0) return;
      const ids = untold.map(({ _id }) => _id);
      const failure = await tell(deps, channel, await write(deps, untold, settings));
      if (failure === null) {
        await deps.alerts.noteTold(ids, claim, channel.name);
        for (const id of ids) done.get(id)?.add(channel.name);
      } else {
        for (const id of ids) failures.set(id, [...(failures.get(id) ?? []), failure]);
      }
    }),
  );

  const later = clock();
  for (const alert of begun) {
    const failure = failures.get(alert._id)?.join(' ');
    const isToldBySome = (done.get(alert._id)?.size ?? 0) > 0;
    await deps.alerts.release(alert, claim, {
      ...nextOf(alert, { failure, isToldBySome, now: later, settings }),
      ...(isToldBySome && { toldAt: later }),
    });
  }
}

/** Whether some way is still to be tried for what others have told. */
function isMidRound({ roundEndsAt }: AlertDocument, now: Date): boolean {
  return roundEndsAt !== undefined && roundEndsAt > now;
}

interface Outcome {
  failure: string | undefined;
  isToldBySome: boolean;
  now: Date;
  settings: TellingSettings;
}

/** A failing way is tried until the reminder; where none has worked, until one does. */
function nextOf(alert: AlertDocument, { failure, isToldBySome, now, settings }: Outcome) {
  const reminder = isMidRound(alert, now)
    ? (alert.roundEndsAt ?? now)
    : nextReminder(alert.seriesAt, now, settings.repeatMinutes);
  if (failure === undefined) return { nextAt: reminder, failures: 0 };
  const failures = alert.failures + 1;
  const again = nextTry(now, failures);
  if (!isToldBySome) return { nextAt: again, failures, failure };
  const nextAt = again < reminder ? again : reminder;
  return { nextAt, failures, failure, roundEndsAt: reminder };
}
