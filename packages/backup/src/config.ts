import { inheritedEnv } from '@lux/local-stack/config.ts';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { z } from 'zod';

/** What locks and opens back-ups; all optional. Nothing of it is ever in a command line. */
export const BackupEnvironment = z.object({
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, 'ist zu kurz: mindestens 12 Zeichen, zum Beispiel vier Wörter')
    .optional(),
  /** A public key of age: who holds the secret one opens what only this locks. */
  BACKUP_RECIPIENT: z
    .string()
    .startsWith('age1', 'ist kein öffentlicher Schlüssel von age (age1…)')
    .optional(),
  /** The secret key, for a restore only. */
  BACKUP_IDENTITY: z
    .string()
    .startsWith('AGE-SECRET-KEY-', 'ist kein geheimer Schlüssel von age (AGE-SECRET-KEY-…)')
    .optional(),
});

/** Reads them, completed by `.env` once local-stack's `loadConfig` has run. @throws StartProblem. */
export function loadBackupConfig(env: Record<string, string> = inheritedEnv()) {
  const { success, data, error } = BackupEnvironment.safeParse(env);
  if (!success) {
    const [issue] = error.issues;
    throw new StartProblem(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  return {
    passphrase: data.BACKUP_PASSPHRASE,
    recipient: data.BACKUP_RECIPIENT,
    identity: data.BACKUP_IDENTITY,
  };
}
