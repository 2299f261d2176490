import { z } from 'zod';

/** What a job or an event remembers of the request it comes from. Ids only. */
export const Origin = z.object({
  /** As it stands in the log lines of all services. */
  requestId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** W3C Trace Context, where the request was traced. */
  traceparent: z
    .string()
    .regex(/^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/)
    .optional(),
});
export type Origin = z.infer<typeof Origin>;
