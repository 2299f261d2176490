import type { Place } from '@lux/contracts/classroom/board.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { AlertRecord } from '../alerts/alert.store.ts';
import { viewAlert } from '../alerts/alert.store.ts';
import type { PlaceRecord } from '../joins/place.store.ts';
import { lightOf, newActivity } from './activity.ts';
import type { Tile, TileFacts } from './board-state.ts';

/** A tile as the board shows it at this moment. */
export function viewPlace({ facts, activity }: Tile, now = Date.now()): Place {
  const { id, seat, label, state, isHandUp, lockedUntil, alert } = facts;
  return {
    id,
    seat,
    label,
    area: activity.area,
    since: new Date(activity.since).toISOString(),
    lastSeenAt: new Date(activity.seenAt).toISOString(),
    questions: activity.questions,
    pictures: activity.pictures,
    rounds: activity.rounds,
    isHandUp,
    isLocked: lockedUntil !== null && lockedUntil > now,
    light: lightOf({ state, isHandUp, hasAlert: alert !== null, activity }, now),
    ...(alert && { alert }),
  };
}

/** What MongoDB knows of a tile; null where the board does not show it: a child that was sent out. */
export function factsOf(place: PlaceRecord, alert: AlertRecord | undefined): TileFacts | null {
  if (place.state === 'out' && !alert) return null;
  return {
    id: place.placeId,
    seat: place.seat,
    label: place.label,
    state: place.state,
    isHandUp: place.isHandUp,
    lockedUntil: place.lockedUntil?.getTime() ?? null,
    alert: alert ? viewAlert(alert) : null,
  };
}

/** A tile from MongoDB alone. Sockets are as they were told last. */
export function tileOf(place: PlaceRecord, facts: TileFacts): Tile & { revision: number } {
  const activity = place.activity ?? newActivity(place.joinedAt.getTime());
  return { facts, activity, revision: place.revision };
}

/** Alerts nobody has looked at, the oldest of each place. */
export function firstAlerts(alerts: AlertRecord[]): Map<string, AlertRecord> {
  const first = new Map<string, AlertRecord>();
  for (const alert of alerts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (!first.has(alert.placeKey)) first.set(alert.placeKey, alert);
  }
  return first;
}

/** A tile for an alert whose place is cleared already. */
export function placeOfAlert(alert: AlertRecord): Place {
  const at: number = alert.at.getTime();
  const id: Id = alert.placeId;
  return viewPlace({
    facts: {
      id,
      seat: alert.seat,
      label: alert.label,
      state: 'left',
      isHandUp: false,
      lockedUntil: null,
      alert: viewAlert(alert),
    },
    activity: newActivity(at),
  });
}
