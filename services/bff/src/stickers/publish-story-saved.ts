import { createHash } from 'node:crypto';
import { originOf } from '@lux/service-kit/tracing/origin.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { accountOwnerOf } from '../sessions/act-for.ts';

/** Length of an `Id`: 128 bits as base64url. */
const ID_LENGTH = 22;

/**
 * Tells that a user has saved a story, for stickers. Saved again it counts once, as the activity's
 * id follows from the story's (SPEC 3: `story_{timestamp}`). Never waits and never fails.
 */
export function publishStorySaved(
  { activities }: Pick<Deps, 'activities'>,
  { session, id: requestId }: Pick<FastifyRequest, 'session' | 'id'>,
  storyId: string,
): void {
  const owner = accountOwnerOf(session);
  if (owner === null) return;
  const id = createHash('sha256')
    .update(`story ${storyId}`)
    .digest('base64url')
    .slice(0, ID_LENGTH);
  const timestamp = new Date().toISOString();
  activities.publish({ name: 'story.saved', id, timestamp, owner }, originOf(requestId));
}
