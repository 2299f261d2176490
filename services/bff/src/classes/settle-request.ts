import type { Id } from '@lux/contracts/common/ids.ts';
import { alertIdOf } from '@lux/service-kit/events/alert-id.ts';
import type { FastifyRequest } from 'fastify';
import type { AnalyticsClient } from '../clients/create-analytics-client.ts';

/**
 * Where a teacher has looked, nobody else need be told again: the request behind a lesson's alert is
 * handled. If that fails, the teacher's look counts all the same, and others are told once more.
 */
export async function settleRequestOf(
  analytics: Pick<AnalyticsClient, 'listAlerts' | 'markHandled'>,
  request: Pick<FastifyRequest, 'id' | 'log'>,
  { alertId, username }: { alertId: Id; username: string },
): Promise<void> {
  try {
    const { open } = await analytics.listAlerts(request.id);
    const ids = open.flatMap(({ requestIds }) => requestIds);
    // As `create-board-teller.ts` names the sign of a request.
    const requestId = ids.find((id) => alertIdOf(`${id}:worried`) === alertId);
    if (requestId) await analytics.markHandled(request.id, requestId, username);
  } catch (error) {
    request.log.warn({ err: error }, 'a sign that a teacher has seen is still told of');
  }
}
