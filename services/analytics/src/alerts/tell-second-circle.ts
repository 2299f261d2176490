import type { AlertChannel } from '@lux/contracts/analytics/alert-settings.ts';
import type { Deps } from '../deps.ts';
import type { AlertDocument, SecondCircle } from './alert-document.ts';
import { settleAlert } from './handle-alert.ts';
import { secondChannelsOf } from './messages/channels.ts';
import { CLAIM_MS, tell, write } from './messages/send-message.ts';
import { nextTry } from './next-reminder.ts';

const MINUTE_MS = 60_000;

type TellDeps = Pick<
  Deps,
  'alerts' | 'alertSettings' | 'requests' | 'mailer' | 'config' | 'alertMetrics' | 'log'
>;

/**
 * Tells the second circle of all alerts that nobody has handled within the time to look: once for each
 * alert, by every way, in one message. Any number of copies may do it; a way that fails is tried again
 * alone. Reminders of the first circle go on as ever.
 */
export async function tellSecondCircle(deps: TellDeps, clock = () => new Date()): Promise<void> {
  const now = clock();
  const settings = await deps.alertSettings.findForTelling();
  const channels = secondChannelsOf(deps, settings);
  if (channels.length === 0) return;
  const raisedBefore = new Date(now.getTime() - settings.lookWithinMinutes * MINUTE_MS);
  const until = new Date(now.getTime() + CLAIM_MS);
  const { claim, due } = await deps.alerts.claimOverdue({ now, raisedBefore }, until);
  const open: AlertDocument[] = [];
  for (const alert of due) if (!(await settleAlert(deps, alert, null))) open.push(alert);

  const outcomes = new Map(
    open.map(({ _id, second }) => [
      _id,
      { doneBy: new Set<AlertChannel>(second?.doneBy), failed: [] as string[] },
    ]),
  );
  for (const channel of channels) {
    const untold = open.filter(({ _id }) => !outcomes.get(_id)?.doneBy.has(channel.name));
    if (untold.length === 0) continue;
    const failure = await tell(deps, channel, await write(deps, untold, settings, 'second'));
    for (const { _id } of untold) {
      if (failure === null) outcomes.get(_id)?.doneBy.add(channel.name);
      else outcomes.get(_id)?.failed.push(failure);
    }
  }
  for (const alert of open) {
    const outcome = outcomes.get(alert._id);
    if (outcome) await deps.alerts.releaseSecond(alert._id, claim, next(alert, outcome, clock()));
  }
}

function next(
  { second }: AlertDocument,
  { doneBy, failed }: { doneBy: Set<AlertChannel>; failed: string[] },
  now: Date,
): SecondCircle {
  const isToldBySome = doneBy.size > 0;
  const told = { doneBy: [...doneBy], toldAt: second?.toldAt ?? (isToldBySome ? now : undefined) };
  if (failed.length === 0) return { ...told, failures: 0 };
  const failures = (second?.failures ?? 0) + 1;
  return { ...told, failures, failure: failed.join(' '), nextAt: nextTry(now, failures) };
}
