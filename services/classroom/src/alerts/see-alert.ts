import type { Id } from '@lux/contracts/common/ids.ts';
import { refreshTile } from '../board/refresh-tile.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { LessonRecord } from '../lessons/lesson.store.ts';

/** Notes who has looked at an alert and what was done. @throws ALERT_NOT_FOUND */
export async function seeAlert(
  deps: Pick<Deps, 'places' | 'alerts' | 'boards' | 'boardPusher'>,
  lesson: LessonRecord,
  alertId: Id,
  seen: { by: string; byId: Id; note: string | null },
): Promise<void> {
  const alert = await deps.alerts.see({ id: alertId, lessonId: lesson._id }, seen);
  if (!alert) throw errors.ALERT_NOT_FOUND();
  const touched = await deps.places.touch(alert.placeKey);
  if (touched && !lesson.endedAt) await refreshTile(deps, touched);
}
