import type { SettingsChange } from '@lux/contracts/accounts/settings.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import { requireRecentConfirmation } from '../admin/access/require-recent-confirmation.ts';
import type { Deps } from '../deps.ts';

/** Everything else hurts: keys, the safety switch, who may register, second factors, and what comes later. */
const harmless: ReadonlySet<string> = new Set([
  'assistantName',
  'language',
  'voiceId',
  'speechSpeed',
  'pronunciations',
] satisfies (keyof SettingsChange)[]);

/**
 * Asks for a recent confirmation where a change of the settings is dangerous. Only an account with a
 * second factor may make it a duty for all: otherwise it could lock out a whole school, or itself.
 *
 * @param user who has shown name, password and code with the change; undefined: the session acts.
 * @throws SECOND_FACTOR_NEEDED, SECOND_FACTOR_REQUIRED.
 */
export async function requireRightToChange(
  deps: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { change, user }: { change: SettingsChange; user: User | undefined },
): Promise<void> {
  const wanted = Object.entries(change).filter(
    ([name, value]) => value !== undefined && !harmless.has(name),
  );
  if (wanted.length === 0) return;
  const current = new Map<string, unknown>(
    Object.entries(await deps.services.accounts.readAdminSettings(request.id)),
  );
  const changed = wanted.filter(([name, value]) => current.get(name) !== value);
  if (changed.length === 0) return;
  const isRequired = changed.some(
    ([name, value]) => name === 'isSecondFactorRequired' && value === true,
  );
  await requireRecentConfirmation(deps, request, {
    isRequired,
    ...(user && { actor: { user, isConfirmed: true } }),
  });
}
