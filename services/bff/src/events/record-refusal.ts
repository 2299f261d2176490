import { DangerKind } from '@lux/contracts/analytics/danger-kind.ts';
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
    if (error instanceof AppError) {
      const safety = MARKS[error.code] ?? null;
      const danger = safety === 'crisis' ? DangerKind.safeParse(error.danger).data : undefined;
      request.record({ safety, danger });
    } else request.record({ safety: null });
    throw error;
  };
}
