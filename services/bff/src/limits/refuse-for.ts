import type { AppError } from '@lux/service-kit/errors/app-error.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';

/** The answer to who has to wait. */
export function refuseFor(waitMs: number): AppError {
  return commonErrors.TOO_MANY_REQUESTS({ retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
