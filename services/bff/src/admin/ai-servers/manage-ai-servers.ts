import type {
  AiChoicesChange,
  AiServer,
  AiServerChange,
  AiServers,
  NewAiServer,
} from '@lux/contracts/accounts/ai/ai-servers.ts';
import type { AuditDetails } from '@lux/contracts/accounts/audit-entry.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { requireDashboard } from '../access/require-dashboard.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';

type Needed = Pick<Deps, 'services' | 'config' | 'sessions' | 'adminPin'>;

/** Whom children's words are sent to is as grave as a key. */
async function requireRight(deps: Needed, request: FastifyRequest): Promise<void> {
  await requireDashboard(deps, request);
  await requireRecentConfirmation(deps, request);
}

/** A saved server by name and host, so that the trail tells who got children's words. */
async function findServer(
  { services }: Needed,
  request: FastifyRequest,
  id: AiServer['id'],
): Promise<{ name: string | null; label: string }> {
  const { servers } = await services.accounts.readAiServers(request.id);
  const server = servers.find((one) => one.id === id);
  if (!server) return { name: null, label: id };
  return { name: server.name, label: `${server.name} (${new URL(server.url).host})` };
}

/** Of an address the host alone, as the rest may be a secret; of a key that it was set or removed. */
function detailsOf({ name, url, key }: AiServerChange): AuditDetails {
  return {
    ...(name !== undefined && { name }),
    ...(url !== undefined && { host: new URL(url).host }),
    ...(key !== undefined && { key: key === null ? 'removed' : 'set' }),
  };
}

/**
 * Saves a server that abilities can be asked of; nobody asks it before it is chosen.
 *
 * @throws DASHBOARD_LOCKED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_REQUIRED; AI_SERVERS_FULL of accounts.
 */
export async function addAiServer(
  deps: Needed,
  request: FastifyRequest,
  server: NewAiServer,
): Promise<AiServer> {
  await requireRight(deps, request);
  await recordAdminAction(deps, request, {
    action: 'ai-server.changed',
    details: { ...detailsOf(server), isNew: true },
  });
  return deps.services.accounts.addAiServer(request.id, server);
}

/**
 * Changes name, address or key of a server. An address elsewhere forgets a key that does not come along.
 *
 * @throws as `addAiServer`; AI_SERVER_NOT_FOUND, AI_SERVER_CHANGED of accounts.
 */
export async function changeAiServer(
  deps: Needed,
  request: FastifyRequest,
  { id, change }: { id: AiServer['id']; change: AiServerChange },
): Promise<AiServer> {
  await requireRight(deps, request);
  const { name, label } = await findServer(deps, request, id);
  await recordAdminAction(deps, request, {
    action: 'ai-server.changed',
    target: { kind: 'key', id, name },
    details: { server: label, ...detailsOf(change) },
  });
  return deps.services.accounts.changeAiServer(request.id, id, change);
}

/** Removes a server with its key; what was asked of it is the environment's again. @throws as `changeAiServer`. */
export async function removeAiServer(
  deps: Needed,
  request: FastifyRequest,
  id: AiServer['id'],
): Promise<void> {
  await requireRight(deps, request);
  const { name, label } = await findServer(deps, request, id);
  await recordAdminAction(deps, request, {
    action: 'ai-server.changed',
    target: { kind: 'key', id, name },
    details: { server: label, isRemoved: true },
  });
  await deps.services.accounts.removeAiServer(request.id, id);
}

/** Says who serves which ability from now on, on all copies within two seconds. @throws as `changeAiServer`. */
export async function chooseAi(
  deps: Needed,
  request: FastifyRequest,
  change: AiChoicesChange,
): Promise<AiServers> {
  await requireRight(deps, request);
  const details: AuditDetails = {};
  for (const [ability, choice] of Object.entries(change)) {
    if (choice === undefined) continue;
    if (choice === null || choice === 'built-in') details[ability] = choice;
    else {
      const { label } = await findServer(deps, request, choice.serverId);
      details[ability] = `${label}: ${choice.model}`.slice(0, 300);
    }
  }
  await recordAdminAction(deps, request, { action: 'ai-choices.changed', details });
  return deps.services.accounts.chooseAi(request.id, change);
}
