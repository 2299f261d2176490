import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { AlertDocument } from './alert-document.ts';

type HandleDeps = Pick<Deps, 'alerts' | 'requests'>;

/** Signs that join while it is being handled: after so many looks it stays open, which is right. */
const MOST_LOOKS = 3;

/**
 * Closes an alert of which no sign is open any more. Resolves to whether it is closed.
 *
 * @param by who handled the last sign; null: their time of storage is over.
 */
export async function settleAlert(
  { alerts, requests }: HandleDeps,
  alert: AlertDocument,
  by: string | null,
): Promise<boolean> {
  if (await requests.hasOpen(alert.requestIds)) return false;
  return alerts.close(alert, by);
}

/**
 * Marks all signs of an alert as handled, and it with them. A sign that joins meanwhile is not
 * handled: nobody has seen it, and the alert goes on with it.
 *
 * @throws ALERT_NOT_FOUND
 */
export async function handleAlert(
  deps: HandleDeps,
  id: string,
  by: string,
): Promise<AlertDocument> {
  const seen = await deps.alerts.find(id);
  if (!seen) throw errors.ALERT_NOT_FOUND();
  for (const requestId of seen.requestIds) await deps.requests.markHandled(requestId, by);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const alert = await deps.alerts.find(id);
    if (!alert) throw errors.ALERT_NOT_FOUND();
    if (alert.handled || (await settleAlert(deps, alert, by))) break;
  }
  const alert = await deps.alerts.find(id);
  if (!alert) throw errors.ALERT_NOT_FOUND();
  return alert;
}

/** A request was handled: its alert, too, if it was the last one open. */
export async function settleAlertOf(
  deps: HandleDeps,
  requestId: string,
  by: string,
): Promise<void> {
  const alert = await deps.alerts.findOpenWith(requestId);
  if (alert) await settleAlert(deps, alert, by);
}
