import type { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/**
 * Notes that an admin has seen to a safety event; who was first stays (issue 8). An event that is
 * delivered again does not undo it, as it is not written again. What was kept for this moment only,
 * as the person has deleted their data, goes with it.
 *
 * @throws REQUEST_NOT_FOUND, NOT_A_SAFETY_EVENT
 */
export async function markHandled(
  { requests }: Pick<Deps, 'requests'>,
  id: string,
  by: string,
): Promise<AnalyticsRequest> {
  const request = await requests.markHandled(id, by);
  if (!request) throw errors.REQUEST_NOT_FOUND();
  if (request.safety === null) throw errors.NOT_A_SAFETY_EVENT();
  return request;
}
