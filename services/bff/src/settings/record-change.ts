import type { AuditDetails } from '@lux/contracts/accounts/audit-entry.ts';
import type { SettingsChange } from '@lux/contracts/accounts/settings.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import { recordAdminAction } from '../admin/audit/audit-trail.ts';
import type { Deps } from '../deps.ts';

const isKey = (name: string) => name.endsWith('ApiKey');

/**
 * Writes into the trail which settings are about to become what, and which keys are saved or removed;
 * never a key itself. What stays as it is makes no entry.
 *
 * @param actor who has shown name and password with the change; undefined: the session acts.
 */
export async function recordChange(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  { change, actor }: { change: SettingsChange; actor: User | undefined },
): Promise<void> {
  const current = new Map<string, unknown>(
    Object.entries(await deps.services.accounts.readAdminSettings(request.id)),
  );
  const details: AuditDetails = {};
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) {
      // How many, not which: they may be children's names.
      const isSame = JSON.stringify(current.get(name)) === JSON.stringify(value);
      if (!isSame) details[name] = value.length;
    } else if (!isKey(name)) {
      if (current.get(name) !== value) details[name] = value;
    } else if (value !== null || (current.get(name) ?? null) !== null) {
      await recordAdminAction(deps, request, {
        action: 'key.changed',
        target: { kind: 'key', id: name, name: null },
        details: { key: name, isRemoved: value === null },
        actor,
      });
    }
  }
  if (Object.keys(details).length === 0) return;
  await recordAdminAction(deps, request, { action: 'settings.changed', details, actor });
}
