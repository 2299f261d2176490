import { z } from 'zod';

/** When an admin saw to a safety event, and who it was: a username, or `Dashboard` without login. */
export const HandledMark = z.object({ at: z.iso.datetime(), by: z.string().min(1).max(100) });
export type HandledMark = z.infer<typeof HandledMark>;
