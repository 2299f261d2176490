import { createHmac } from 'node:crypto';
import {
  type DeletedName,
  OwnerMatches,
  OwnerMatchOrder,
  OwnerPresences,
} from '@lux/contracts/accounts/deletion-log.ts';
import { OwnerId } from '@lux/contracts/common/ids.ts';
import type { Connection } from 'mongoose';
import type { Server } from './create-server.ts';

/** A field of a collection that says whose a document is. */
interface OwnedCollection {
  name: string;
  field: string;
  /** What the field holds, as an owner; as it is unless given. */
  ownerOf?: (value: string) => string;
  /** What of it counts as something that is kept; all unless given. */
  kept?: Record<string, unknown>;
}

/** The name of an owner in the log of deletions. */
export function nameOfDeleted(key: Buffer, owner: OwnerId): DeletedName {
  return createHmac('sha256', key).update(owner).digest('base64url');
}

/**
 * `POST /owner-presences`: for which of these owners something is kept, so that whoever invents visitors
 * and has them deleted fills no log. `POST /owner-matches`: which owners of stored things have these names, so that what a restored
 * back-up has brought back can be deleted again.
 */
export function ownerMatchesRoutes(
  server: Server,
  connection: Connection,
  collections: OwnedCollection[],
): void {
  server.post(
    '/owner-matches',
    { schema: { body: OwnerMatchOrder, response: { 200: OwnerMatches } } },
    async ({ body }) => {
      const keys = body.keys.map((key) => Buffer.from(key, 'base64url'));
      const names = new Set(body.names);
      const matches = new Map<OwnerId, DeletedName>();
      for (const collection of collections) {
        for await (const owner of eachOwner(connection, collection)) {
          for (const name of keys.map((key) => nameOfDeleted(key, owner))) {
            if (names.has(name)) matches.set(owner, name);
          }
        }
      }
      return { matches: [...matches].map(([owner, name]) => ({ owner, name })) };
    },
  );

  server.post(
    '/owner-presences',
    { schema: { body: OwnerPresences, response: { 200: OwnerPresences } } },
    async ({ body }) => {
      const owners: OwnerId[] = [];
      for (const owner of body.owners) {
        if (await isPresent(connection, collections, owner)) owners.push(owner);
      }
      return { owners };
    },
  );
}

/** Only visitors are asked for, whom every collection that has any names as they are. */
async function isPresent(
  connection: Connection,
  collections: OwnedCollection[],
  owner: OwnerId,
): Promise<boolean> {
  for (const { name, field, kept } of collections) {
    const found = await connection.collection(name).findOne({ ...kept, [field]: owner });
    if (found !== null) return true;
  }
  return false;
}

/** Every owner in a collection once. */
async function* eachOwner(
  connection: Connection,
  { name, field, ownerOf = (value) => value }: OwnedCollection,
): AsyncGenerator<OwnerId> {
  const cursor = connection
    .collection(name)
    .aggregate<{ _id: unknown }>([{ $group: { _id: `$${field}` } }]);
  for await (const { _id } of cursor) {
    if (typeof _id !== 'string') continue;
    const owner = OwnerId.safeParse(ownerOf(_id));
    if (owner.success) yield owner.data;
  }
}
