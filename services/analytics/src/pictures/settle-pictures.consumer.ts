import type { PictureSettledEvent } from '@lux/contracts/analytics/events.ts';
import type { Deps } from '../deps.ts';
import { applyOutcomes } from './apply-outcomes.ts';

/** Stores how pictures ended and shows it to the admins. May run twice: then nothing changes. */
export async function settlePictures(
  deps: Pick<Deps, 'outcomes' | 'requests' | 'push'>,
  events: PictureSettledEvent[],
): Promise<void> {
  await deps.outcomes.add(events);
  const changed = await applyOutcomes(
    deps,
    events.map(({ requestId }) => requestId),
  );
  if (changed.length > 0) deps.push.toAdmins('request.changed', changed);
}
