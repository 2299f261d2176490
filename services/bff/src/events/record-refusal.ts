import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';

/** How the child-safety gate's refusals mark an event (DESIGN 6). */
const MARKS: Record<string, RequestCompletedEvent['safety']> = {
  CRISIS: 'crisis',
  NOT_CHILD_SAFE: 'blocked',
  NOT_UNDERSTOOD: 'unclear',
};

/** For `catch`: notes a refusal by the gate, so that the admin sees signs of danger, and passes it on. */
export function recordRefusal(request: FastifyRequest): (error: unknown) => never {
  return (error) => {
    request.record({ safety: error instanceof AppError ? (MARKS[error.code] ?? null) : null });
    throw error;
  };
}
