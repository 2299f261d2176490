import type { ForgetRequest } from '@lux/contracts/analytics/forget-request.ts';
import type { Deps } from '../deps.ts';

/**
 * Takes what tells of a person out of these people's events: of those that are stored, and of those
 * still in the stream, as the consumer looks here after each batch. In this order: a batch stored
 * before the second step is found by it, one stored after it finds the note of the first.
 */
export async function forgetPeople(
  deps: Pick<Deps, 'forgotten' | 'adoptions' | 'requests' | 'activeVisitors'>,
  people: ForgetRequest,
): Promise<void> {
  const { forgotten, requests, activeVisitors } = deps;
  await forgotten.add(people);
  if (people.userId) await forgetAdoptions(deps, people.userId);
  await requests.forget(people);
  await activeVisitors.forget(people.visitorMarks);
}

/** What the user asked as a visitor may still be under way; of the user themselves no note stays. */
async function forgetAdoptions(
  { forgotten, adoptions }: Pick<Deps, 'forgotten' | 'adoptions'>,
  userId: string,
): Promise<void> {
  await forgotten.addVisitors(await adoptions.ofUser(userId));
  await adoptions.removeOfUser(userId);
}
