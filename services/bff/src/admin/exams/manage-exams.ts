import type { Id } from '@lux/contracts/common/ids.ts';
import type { Exam, ExamSummary, Exams, NewExam } from '@lux/contracts/conversation/exam.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { requireDashboard, requireDashboardForPolling } from '../access/require-dashboard.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';

type Needed = Pick<Deps, 'services' | 'config' | 'sessions' | 'adminPin'>;

/** All report cards, the latest first. @throws DASHBOARD_LOCKED */
export async function readExams(deps: Needed, request: FastifyRequest): Promise<Exams> {
  // The screen asks every few seconds while an exam is sat.
  await requireDashboardForPolling(deps, request);
  return deps.services.conversation.readExams(request.id);
}

/** One with every answer. @throws DASHBOARD_LOCKED; EXAM_NOT_FOUND of conversation. */
export async function readExam(deps: Needed, request: FastifyRequest, id: Id): Promise<Exam> {
  await requireDashboard(deps, request);
  return deps.services.conversation.readExam(request.id, id);
}

/**
 * Has a model sit an exam: 200 sentences of ours, never a child's. A paid model costs some cents.
 *
 * @throws DASHBOARD_LOCKED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_REQUIRED; EXAM_RUNNING,
 *   EXAM_WITHOUT_MODEL of conversation.
 */
export async function startExam(
  deps: Needed,
  request: FastifyRequest,
  wanted: NewExam,
): Promise<ExamSummary> {
  await requireDashboard(deps, request);
  await requireRecentConfirmation(deps, request);
  await recordAdminAction(deps, request, {
    action: 'exam.started',
    details: { model: wanted.model ?? null, server: await serverLabel(deps, request, wanted) },
  });
  return deps.services.conversation.startExam(request.id, wanted);
}

/** Ends an exam before its end; what was answered is kept. @throws as `readExam`. */
export async function cancelExam(
  deps: Needed,
  request: FastifyRequest,
  id: Id,
): Promise<ExamSummary> {
  await requireDashboard(deps, request);
  await recordAdminAction(deps, request, { action: 'exam.cancelled', details: {} });
  return deps.services.conversation.cancelExam(request.id, id);
}

/** The saved server's name; null: the one in use. */
async function serverLabel(
  { services }: Needed,
  request: FastifyRequest,
  { serverId }: NewExam,
): Promise<string | null> {
  if (serverId === undefined) return null;
  const { servers } = await services.accounts.readAiServers(request.id);
  return servers.find(({ id }) => id === serverId)?.name ?? serverId;
}
