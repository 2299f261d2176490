import type { ForgetRequest } from '@lux/contracts/analytics/forget-request.ts';
import type { Deps } from '../deps.ts';

/**
 * Takes what tells of a person out of these people's events: of those that are stored, and of those
 * still in the stream, as the consumer looks here after each batch. In this order: a batch stored
 * before the second step is found by it, one stored after it finds the note of the first.
 */
export async function forgetPeople(
  { forgotten, requests, activeVisitors }: Pick<Deps, 'forgotten' | 'requests' | 'activeVisitors'>,
  people: ForgetRequest,
): Promise<void> {
  await forgotten.add(people);
  await requests.forget(people);
  await activeVisitors.forget(people.visitorTokens);
}
