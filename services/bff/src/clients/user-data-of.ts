import type { Adoption, OwnerId } from '@lux/contracts/common/ids.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';

const UserData = z.record(z.string(), z.unknown());

/** A whole school year of one child may have to be written. */
const LIMIT_MS = 30_000;

/** What the bff asks of every service that keeps things of children. */
export function userDataOf(service: ServiceClient) {
  const path = '/user-data';
  const send = async (call: Parameters<ServiceClient['text']>[0]) => {
    await service.text({ timeoutMs: LIMIT_MS, ...call });
  };
  return {
    adopt: (requestId: string, adoption: Adoption) =>
      send({ method: 'POST', path: `${path}/adoptions`, body: adoption, requestId }),
    listUserData: (requestId: string, owners: OwnerId[]) =>
      service.json(UserData, { method: 'GET', path, owners, requestId, timeoutMs: LIMIT_MS }),
    removeUserData: (requestId: string, owners: OwnerId[]) =>
      send({ method: 'DELETE', path, owners, requestId }),
  };
}
