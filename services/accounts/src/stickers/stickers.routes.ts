import { AccountKey } from '@lux/contracts/accounts/account-key.ts';
import { Activity } from '@lux/contracts/accounts/activity.ts';
import { Sticker, StickerClaim, UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { claimSticker } from './claim-sticker.ts';
import { countActivities } from './count-activities.consumer.ts';
import { viewUserSticker } from './view-user-sticker.ts';

/** What a user has collected, the latest first (SPEC 7, `GET /api/user/stickers`). */
async function listUserStickers(
  { catalogue, userStickers }: Pick<Deps, 'catalogue' | 'userStickers'>,
  userId: AccountKey,
): Promise<UserSticker[]> {
  const records = await userStickers.listOf(userId);
  return records
    .map((record) => viewUserSticker(catalogue, record))
    .filter((userSticker) => userSticker !== null);
}

/** Of a user, or of a seat as an owner. */
const UserParams = z.object({ id: AccountKey });

/** Stickers of SPEC 3, 7, for the bff, which knows who asks. */
export function stickersRoutes(server: Server, deps: Deps): void {
  const { catalogue } = deps;
  const stickers = [...catalogue.values()].map(({ sticker }) => sticker);

  server.get(
    '/stickers',
    { schema: { response: { 200: z.array(Sticker) } } },
    async () => stickers,
  );

  server.get(
    '/stickers/:id/image',
    { schema: { params: z.object({ id: Sticker.shape.id }) } },
    async (request, reply) => {
      const found = catalogue.get(request.params.id);
      if (!found) throw errors.STICKER_NOT_FOUND();
      return reply.type('image/svg+xml').send(found.svg);
    },
  );

  // What may not get lost with Redis before it is read; it counts once, whichever way it comes.
  server.post('/activities', { schema: { body: Activity } }, async (request, reply) => {
    await countActivities(deps, [request.body]);
    return reply.status(204).send();
  });

  server.get(
    '/users/:id/stickers',
    { schema: { params: UserParams, response: { 200: z.array(UserSticker) } } },
    async (request) => listUserStickers(deps, request.params.id),
  );

  server.post(
    '/users/:id/stickers',
    { schema: { params: UserParams, body: StickerClaim, response: { 200: UserSticker } } },
    async (request) => claimSticker(deps, request.params.id, request.body),
  );
}
