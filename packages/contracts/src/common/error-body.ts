import { z } from 'zod';

/**
 * The body of every answer that is not a success. `error` is a code from the catalogue of the
 * service that refused, `message` a German sentence for the person (SPEC 8, DESIGN 7).
 */
export const ErrorBody = z.object({ error: z.string(), message: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;
