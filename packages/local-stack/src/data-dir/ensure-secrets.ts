import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { generatePassword } from './generate-password.ts';

/** What `npm start` generates once where the environment does not set it (DESIGN 3). */
export const Secrets = z.object({
  INTERNAL_TOKEN: z.string().min(16, 'mindestens 16 Zeichen'),
  SESSION_SECRET: z.string().min(16, 'mindestens 16 Zeichen'),
  SETTINGS_KEY: z
    .base64()
    .refine((key) => Buffer.from(key, 'base64').length === 32, '32 Byte als Base64 nötig'),
  /** Shown once: proves who registers under OWNER_USERNAME. */
  OWNER_SECRET: z.string().min(16, 'mindestens 16 Zeichen'),
  /** How good a given one must be, `config.ts` says. */
  DASHBOARD_PASSWORD: z.string().min(1),
});
export type Secrets = z.infer<typeof Secrets>;

type KnownSecrets = { [Name in keyof Secrets]?: Secrets[Name] | undefined };

/**
 * Completes the secrets given by the environment from `secrets.json` in the data folder, and
 * generates once what both lack. The file is readable by its owner alone; given secrets are not
 * written to it. Throws StartProblem when the file is damaged.
 */
export async function ensureSecrets(dataDir: string, given: KnownSecrets) {
  const file = path.join(dataDir, 'secrets.json');
  const stored = await readStored(file);
  const names = Secrets.keyof().options;
  const missing = names.filter((name) => !stored[name] && !given[name]);
  const fresh = generateSecrets();
  const generated = Object.fromEntries(missing.map((name) => [name, fresh[name]]));
  if (missing.length > 0) await store(file, { ...stored, ...generated });
  return {
    secrets: Secrets.parse(
      Object.fromEntries(names.map((name) => [name, given[name] ?? stored[name] ?? fresh[name]])),
    ),
    passwordOrigin: originOf('DASHBOARD_PASSWORD', { given, stored }),
    ownerSecretOrigin: originOf('OWNER_SECRET', { given, stored }),
  };
}

function originOf(
  name: keyof Secrets,
  { given, stored }: { given: KnownSecrets; stored: KnownSecrets },
): 'given' | 'stored' | 'new' {
  if (given[name]) return 'given';
  return stored[name] ? 'stored' : 'new';
}

function generateSecrets(): Secrets {
  return {
    INTERNAL_TOKEN: randomBytes(32).toString('base64url'),
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    SETTINGS_KEY: randomBytes(32).toString('base64'),
    OWNER_SECRET: generatePassword(),
    DASHBOARD_PASSWORD: generatePassword(),
  };
}

async function readStored(file: string): Promise<KnownSecrets> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '{}';
    throw damaged(file, error);
  });
  try {
    return Secrets.partial().parse(JSON.parse(text));
  } catch (cause) {
    throw damaged(file, cause);
  }
}

/** Never replaced silently: with a new SETTINGS_KEY the stored API keys could not be read any more. */
function damaged(file: string, cause: unknown): StartProblem {
  return new StartProblem(
    [
      `Die Datei ${file} ist nicht lesbar oder beschädigt.`,
      'Bitte aus einer Sicherung zurückholen oder löschen (dann gelten ein neues Dashboard-Passwort,',
      'ein neuer Besitzer-Schlüssel und neue Schlüssel; gespeicherte API-Schlüssel sind neu einzugeben).',
    ].join('\n'),
    { cause },
  );
}

async function store(file: string, secrets: KnownSecrets): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, file);
}
