import { z } from 'zod';

/** A voice LUX can speak with (SPEC 3); snake case as SPEC has it. */
export const Voice = z.object({ voice_id: z.string(), name: z.string() });
export type Voice = z.infer<typeof Voice>;
