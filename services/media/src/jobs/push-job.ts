import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobView } from '@lux/contracts/media/job.ts';
import type { Push } from '@lux/service-kit/push/create-push.ts';

/** Tells the child's devices how its job stands: `job.queued`, `.active`, `.ready`, `.failed`. */
export function pushJob(push: Push, owner: OwnerId, { state, ...message }: JobView): void {
  push.toOwner(owner, `job.${state}`, message);
}
