import { readNetwork } from '@lux/service-kit/server/read-network.ts';
import { readOwners } from '@lux/service-kit/server/read-owners.ts';
import { readRequestId } from '@lux/service-kit/server/read-request-id.ts';
import { originOf } from '@lux/service-kit/tracing/origin-of.ts';
import type { Requester } from '../jobs/accept-job.ts';

/** For whom, from where and by which request something is wished for. @throws 401 without an owner. */
export function readOrderer(request: Parameters<typeof readOwners>[0]): Requester {
  const { owner } = readOwners(request);
  const network = readNetwork(request);
  const origin = originOf(readRequestId(request));
  return { owner, origin, ...(network !== undefined && { network }) };
}
