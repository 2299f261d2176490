import { Sticker, StickerClaim, UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { awardSticker, listUserStickers } from './user-stickers.ts';

const tags = ['Sticker'];
const Params = z.object({ id: Sticker.shape.id });

/** The address changes with the drawing. Private: the answer may carry a session's cookie. */
const KEEP_FOR_EVER = 'private, max-age=31536000, immutable';

/** Opened on its own, a drawing is a page: it may show itself and do nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Stickers over REST (SPEC 7). */
export function stickersRoutes(server: Server, deps: Deps): void {
  const { accounts } = deps.services;

  server.get(
    '/api/stickers',
    { schema: { tags, response: { 200: z.array(Sticker) } } },
    async (request) => accounts.listStickers(request.id),
  );

  server.get(
    '/api/stickers/:id/image',
    { schema: { tags, params: Params } },
    async (request, reply) => {
      const drawing = await accounts.readStickerImage(request.id, request.params.id);
      return reply
        .headers({
          'content-security-policy': DRAWING_POLICY,
          'x-content-type-options': 'nosniff',
          'cache-control': KEEP_FOR_EVER,
        })
        .type('image/svg+xml')
        .send(drawing);
    },
  );

  server.get(
    '/api/user/stickers',
    { schema: { tags, response: { 200: z.array(UserSticker) } } },
    async (request) => listUserStickers(deps, request),
  );

  server.post(
    '/api/user/stickers',
    { schema: { tags, body: StickerClaim, response: { 200: UserSticker } } },
    async (request) => awardSticker(deps, request, request.body),
  );
}
