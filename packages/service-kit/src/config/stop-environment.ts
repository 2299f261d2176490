import { z } from 'zod';

const seconds = (byDefault: number) =>
  z.coerce
    .number()
    .min(0)
    .max(600)
    .default(byDefault)
    .transform((value) => value * 1_000);

/** How a process ends; in milliseconds once parsed. */
export const StopEnvironment = z.object({
  /**
   * How long it goes on answering after SIGTERM while it tells balancers to look elsewhere. More than a
   * balancer needs to notice, and more than the second for which our clients keep idle connections.
   */
  DRAIN_SECONDS: seconds(0),
  /** How long it then waits for answers in flight; supervisors allow 12 s in all (DESIGN 2). */
  STOP_SECONDS: seconds(10),
});
