import { z } from 'zod';

/** How a key did, as a sentence for the admin. */
export const KeyTestResult = z.object({ isWorking: z.boolean(), message: z.string() });
export type KeyTestResult = z.infer<typeof KeyTestResult>;
