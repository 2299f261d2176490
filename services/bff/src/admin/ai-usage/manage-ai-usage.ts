import {
  type AiCeilingsChange,
  type AiUsageOfServices,
  type AiUsageReport,
  noAmounts,
} from '@lux/contracts/accounts/ai/ai-usage.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { requireDashboard } from '../access/require-dashboard.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';

type Needed = Pick<Deps, 'services' | 'config' | 'sessions' | 'adminPin'>;

/** What providers were asked for, by day and class, and what it costs. @throws DASHBOARD_LOCKED */
export async function readAiUsage(deps: Needed, request: FastifyRequest): Promise<AiUsageReport> {
  await requireDashboard(deps, request);
  return withClasses(deps, request, await deps.services.accounts.readAiUsage(request.id));
}

/**
 * Sets the most a month; at it LUX itself goes on.
 *
 * @throws DASHBOARD_LOCKED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_REQUIRED.
 */
export async function saveAiCeilings(
  deps: Needed,
  request: FastifyRequest,
  change: AiCeilingsChange,
): Promise<AiUsageReport> {
  await requireDashboard(deps, request);
  await requireRecentConfirmation(deps, request);
  await recordAdminAction(deps, request, {
    action: 'ai-ceilings.changed',
    details: Object.fromEntries(
      Object.entries(change).flatMap(([ability, most]) =>
        most === undefined ? [] : [[ability, most]],
      ),
    ),
  });
  return withClasses(
    deps,
    request,
    await deps.services.accounts.saveAiCeilings(request.id, change),
  );
}

type Day = AiUsageReport['days'][number];

/** Lessons by their classes, which classroom knows; the lessons of a class on a day are one line. */
async function withClasses(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { days, ...rest }: AiUsageOfServices,
): Promise<AiUsageReport> {
  const lessonIds = [...new Set(days.flatMap(({ lessonId }) => lessonId ?? []))];
  const names =
    lessonIds.length === 0 ? {} : await services.classroom.nameClassesOf(request.id, lessonIds);
  const lines = new Map<string, Day>();
  for (const { lessonId, ...day } of days) {
    const className = lessonId === null ? null : (names[lessonId] ?? null);
    const key = [day.day, className, day.ability, day.host, day.model].join('|');
    const before = lines.get(key);
    lines.set(key, before ? sumOf(before, { ...day, className }) : { ...day, className });
  }
  return { ...rest, days: [...lines.values()] };
}

function sumOf(one: Day, other: Day): Day {
  const sum = { ...one, cost: one.cost === null ? null : one.cost + (other.cost ?? 0) };
  for (const name of Object.keys(noAmounts) as (keyof typeof noAmounts)[]) {
    sum[name] = one[name] + other[name];
  }
  return sum;
}
