import type { ForgetRequest } from '@lux/contracts/analytics/forget-request.ts';
import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { Deps } from '../deps.ts';

/**
 * Removes everything of these owners in all services. The account goes last: should a service be
 * away, it can be tried again.
 *
 * @throws what a service says, OWNER_IS_PROTECTED and ADMIN_IS_PROTECTED of accounts among it.
 */
export async function removeBelongings(
  { services }: Pick<Deps, 'services'>,
  requestId: string,
  { owners, people }: { owners: OwnerId[]; people: ForgetRequest },
): Promise<void> {
  await services.media.removeBelongings(requestId, owners);
  await services.conversation.removeBelongings(requestId, owners);
  await services.analytics.forget(requestId, people);
  await services.accounts.removeBelongings(requestId, owners);
}
