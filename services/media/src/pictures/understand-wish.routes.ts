import { UnderstandWishRequest, WishChip } from '@lux/contracts/media/picture.ts';
import { createPainter } from '@lux/painter/create-painter.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { ensureChildSafe } from './ensure-child-safe.ts';

/** What LUX understands of a wish before it is painted, for the bff. Stores nothing. */
export function understandWishRoutes(server: Server, deps: Pick<Deps, 'readSettings'>): void {
  const painter = createPainter();
  const schema = { body: UnderstandWishRequest, response: { 200: z.array(WishChip) } };
  server.post('/wishes', { schema }, async (request) => {
    await ensureChildSafe(deps, request.body.prompt);
    return painter.understand(request.body.prompt);
  });
}
