import { z } from 'zod';

/** How every client message is acknowledged (DESIGN 5). */
export const SocketAck = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), error: z.string(), message: z.string() }),
]);
export type SocketAck = z.infer<typeof SocketAck>;
