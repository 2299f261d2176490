import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { recoveryCodes } from './recovery-codes.ts';
import type { CodeUse, SecondFactorFacts } from './second-factor.store.ts';
import { totp } from './totp.ts';

/**
 * Uses up a code of the authenticator app, or a recovery code: each counts once, guesses are counted
 * by account, those of logins and those of open sessions apart.
 *
 * @throws SECOND_FACTOR_MISSING, SECOND_FACTOR_WRONG, TOO_MANY_CODES.
 */
export async function checkCode(
  { secondFactors }: Pick<Deps, 'secondFactors'>,
  { userId, code, use }: { userId: string; code: string; use: CodeUse },
  now = new Date(),
): Promise<void> {
  const facts = await secondFactors.find(userId);
  if (!facts?.isActive) throw errors.SECOND_FACTOR_MISSING();
  await secondFactors.admit(userId, use, now);
  const isRight =
    (await useAppCode(secondFactors, userId, { facts, code, now })) ||
    (await useRecoveryCode(secondFactors, userId, { facts, code }));
  if (!isRight) throw errors.SECOND_FACTOR_WRONG();
}

async function useAppCode(
  secondFactors: Deps['secondFactors'],
  userId: string,
  { facts, code, now }: { facts: SecondFactorFacts; code: string; now: Date },
): Promise<boolean> {
  if (facts.secret === null) return false;
  const step = totp.stepOf(facts.secret, code, now);
  return step !== null && secondFactors.useStep(userId, step);
}

async function useRecoveryCode(
  secondFactors: Deps['secondFactors'],
  userId: string,
  { facts, code }: { facts: SecondFactorFacts; code: string },
): Promise<boolean> {
  const typed = recoveryCodes.read(code);
  if (typed === null) return false;
  const hash = await recoveryCodes.hash(typed, facts.recoverySalt);
  return secondFactors.useRecoveryCode(userId, hash);
}
