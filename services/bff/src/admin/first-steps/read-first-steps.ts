import type { User } from '@lux/contracts/accounts/user.ts';
import { FirstStepId, type FirstSteps } from '@lux/contracts/common/first-steps.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { setupAddress } from '../../setup/reachable-name.ts';
import { readHealth } from '../health/read-health.ts';

/** A school with more has begun long ago. */
const MOST_ASKED_TEACHERS = 20;

/** How far this LUX is set up, read from what is really there (DESIGN 10). @throws SERVICE_UNAVAILABLE. */
export async function readFirstSteps(
  deps: Pick<Deps, 'config' | 'redis' | 'services' | 'setupNotes'>,
  request: FastifyRequest,
): Promise<FirstSteps> {
  const { config, services, setupNotes } = deps;
  const [users, alerts, { tiers }, notes] = await Promise.all([
    services.accounts.listUsers(request.id),
    services.analytics.listAlerts(request.id),
    readHealth(deps),
    setupNotes.read(),
  ]);
  const { name, contact } = config.operator;
  const isDone: Record<FirstStepId, boolean> = {
    owner: users.some(({ isOwner }) => isOwner),
    operator: name !== null && contact !== null,
    alerts: alerts.isAnybodyTold,
    https: config.tls !== null || request.protocol === 'https',
    provider: notes.isWithoutProvider || tiers.some(({ tier }) => tier !== 'built-in'),
    class: await hasClass(services, users, request.id),
    microphone: notes.microphoneHeardAt !== null,
  };
  return {
    steps: FirstStepId.options.map((id) => ({ id, isDone: isDone[id] })),
    setupUrl: setupAddress(request, config).setupUrl,
    ...notes,
  };
}

/** Classes are listed for their teachers alone. */
async function hasClass(
  { classroom }: Pick<Deps['services'], 'classroom'>,
  users: User[],
  requestId: string,
): Promise<boolean> {
  const teachers = users.filter(({ isTeacher }) => isTeacher).slice(0, MOST_ASKED_TEACHERS);
  const lists = await Promise.all(
    teachers.map(({ id }) => classroom.listClasses({ owners: [`user:${id}`], requestId })),
  );
  return lists.some(({ length }) => length > 0);
}
