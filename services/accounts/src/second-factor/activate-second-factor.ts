import type { RecoveryCodes } from '@lux/contracts/accounts/second-factor.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { totp } from './totp.ts';

/**
 * Makes the second factor count, once a code shows that the app holds the secret.
 *
 * @returns ten recovery codes; they cannot be shown again.
 * @throws SECOND_FACTOR_MISSING, SECOND_FACTOR_EXISTS, SECOND_FACTOR_WRONG, TOO_MANY_CODES.
 */
export async function activateSecondFactor(
  { secondFactors }: Pick<Deps, 'secondFactors'>,
  userId: string,
  code: string,
  now = new Date(),
): Promise<RecoveryCodes> {
  const facts = await secondFactors.find(userId);
  if (!facts) throw errors.SECOND_FACTOR_MISSING();
  if (facts.isActive) throw errors.SECOND_FACTOR_EXISTS();
  await secondFactors.admit(userId, 'session', now);
  const { secret, recoverySalt } = facts;
  const step = secret === null ? null : totp.stepOf(secret, code, now);
  if (step === null) throw errors.SECOND_FACTOR_WRONG();

  const codes = recoveryCodes.create();
  const recoveryHashes: string[] = [];
  // One after the other: each takes 19 MiB and a core for a moment.
  for (const one of codes) {
    recoveryHashes.push(await recoveryCodes.hash(one, recoverySalt));
  }
  const isActivated = await secondFactors.activate(
    userId,
    { step, recoverySalt, recoveryHashes },
    now,
  );
  if (!isActivated) throw errors.SECOND_FACTOR_EXISTS();
  return { recoveryCodes: codes };
}
