import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { weaknessOfPassword, weaknessOfPin } from '@lux/contracts/accounts/password.ts';
import { z } from 'zod';
import { Secrets } from './data-dir/ensure-secrets.ts';
import { StartProblem } from './start-problem.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What `npm start` itself reads; the services read the rest of the environment themselves. */
export const configSchema = z.object({
  PORT: z.coerce.number('eine Zahl').int().min(0).max(65_535, 'höchstens 65535').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  /** `local`: HTTPS by a certificate authority of LUX's own, which tablets install (DESIGN 10). */
  HTTPS: z.enum(['off', 'local'], 'off oder local').default('off'),
  HTTPS_PORT: z.coerce
    .number('eine Zahl')
    .int()
    .min(1)
    .max(65_535, 'höchstens 65535')
    .default(3443),
  /** A folder for a back-up a day; unset: none is made by itself. */
  BACKUP_DIR: z.string().optional(),
  /** How many of them stay, and so for how many days. */
  BACKUP_KEEP: z.coerce.number('eine Zahl').int().min(1, 'mindestens 1').max(3_650).default(14),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'beginnt mit mongodb://')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(
      /^(rediss?(\+sentinel)?:\/\/|\/)/,
      'beginnt mit redis:// oder redis+sentinel:// oder ist der Pfad eines Sockets',
    )
    .optional(),
  ...Secrets.partial().shape,
  DASHBOARD_PASSWORD: z
    .string()
    .refine(
      (password) => weaknessOfPassword(password) === null,
      'leicht zu erraten. Gut sind drei oder mehr Wörter, die nichts miteinander zu tun haben, oder ' +
        'mindestens 12 Zeichen ohne bekannte Wörter, Reihen und Wiederholungen. Ohne Angabe erfindet LUX eines.',
    )
    .optional(),
  /** For API clients; only the bff reads it. */
  ADMIN_PIN: z
    .string()
    .refine(
      (pin) => weaknessOfPin(pin) === null,
      'leicht zu erraten. Gut sind mindestens 8 Zeichen, die keine Reihe, keine Wiederholung und kein Datum sind.',
    )
    .optional(),
});

/**
 * Reads the environment, completed by a `.env` file at the root of the repository.
 * Throws StartProblem naming all problems at once.
 */
export function loadConfig() {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);

  const parsed = configSchema.safeParse(inheritedEnv());
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${String(issue.path[0])}: ${issue.message}`,
    );
    throw new StartProblem(['Bitte die Einstellungen prüfen:', ...problems].join('\n'));
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    HTTPS,
    HTTPS_PORT,
    BACKUP_DIR,
    BACKUP_KEEP,
    MONGODB_URI,
    REDIS_URL,
    ADMIN_PIN: _ofBff,
    ...secrets
  } = parsed.data;
  return Object.freeze({
    root,
    port: PORT,
    host: HOST,
    dataDir: path.resolve(root, DATA_DIR),
    backups:
      BACKUP_DIR === undefined ? null : { dir: path.resolve(root, BACKUP_DIR), keep: BACKUP_KEEP },
    httpsPort: HTTPS === 'local' ? HTTPS_PORT : null,
    mongodbUri: MONGODB_URI,
    redisUrl: REDIS_URL,
    secrets,
  });
}

/** The environment to hand on to child processes. An empty variable counts as not set. */
export function inheritedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
