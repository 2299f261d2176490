import {
  OwnerMatches,
  type OwnerMatchOrder,
  OwnerPresences,
  ThingMatches,
} from '@lux/contracts/accounts/deletion-log.ts';
import type { LessonWipe } from '@lux/contracts/classroom/joined-place.ts';
import type { Adoption, OwnerId } from '@lux/contracts/common/ids.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';

const UserData = z.record(z.string(), z.unknown());

/** A whole school year of one child may have to be written. */
const LIMIT_MS = 30_000;

/** Which owners of a service's things have these names in the log of deletions. */
export function matchOwnersOf(service: ServiceClient) {
  return async (requestId: string, body: OwnerMatchOrder): Promise<OwnerMatches['matches']> => {
    const call = { method: 'POST', path: '/owner-matches', body, requestId } as const;
    return (await service.json(OwnerMatches, { ...call, timeoutMs: LIMIT_MS })).matches;
  };
}

/** Which of a service's conversations or pictures have these names. */
export function matchThingsOf(service: ServiceClient) {
  return async (requestId: string, body: OwnerMatchOrder): Promise<ThingMatches['matches']> => {
    const call = { method: 'POST', path: '/thing-matches', body, requestId } as const;
    return (await service.json(ThingMatches, { ...call, timeoutMs: LIMIT_MS })).matches;
  };
}

/** For which of these owners a service keeps something. */
export function findPresentOf(service: ServiceClient) {
  return async (requestId: string, owners: OwnerId[]): Promise<OwnerId[]> => {
    const call = { method: 'POST', path: '/owner-presences', body: { owners }, requestId } as const;
    return (await service.json(OwnerPresences, { ...call, timeoutMs: LIMIT_MS })).owners;
  };
}

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
    /** What these owners made until then, as after a lesson. */
    wipe: (requestId: string, wipe: LessonWipe) =>
      send({ method: 'POST', path: `${path}/wipes`, body: wipe, requestId }),
    matchOwners: matchOwnersOf(service),
    findPresent: findPresentOf(service),
    removeUserData: (requestId: string, owners: OwnerId[]) =>
      send({ method: 'DELETE', path, owners, requestId }),
  };
}
