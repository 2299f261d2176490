import { z } from 'zod';
import { Credentials } from './credentials.ts';

const missingName = 'Bitte gib einen Benutzernamen ein.';
const missingPassword = 'Bitte gib ein Passwort ein.';

/** An empty field of the form is one that was left out. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Body of `POST /api/register` (SPEC 5, 7). */
export const Registration = Credentials.omit({ code: true }).extend({
  username: z
    .string(missingName)
    .trim()
    .min(1, missingName)
    .min(3, 'Der Benutzername braucht mindestens 3 Zeichen.')
    .max(32, 'Der Benutzername darf höchstens 32 Zeichen haben.')
    .regex(
      /^[\p{L}\p{N}._-]+$/u,
      'Nimm für den Benutzernamen nur Buchstaben, Zahlen, Punkt und Strich.',
    ),
  password: z
    .string(missingPassword)
    .min(1, missingPassword)
    .min(8, 'Das Passwort braucht mindestens 8 Zeichen.')
    .max(200, 'Das Passwort darf höchstens 200 Zeichen haben.'),
  displayName: optional(
    z.string().trim().min(1).max(60, 'Der Anzeigename darf höchstens 60 Zeichen haben.'),
  ),
  email: optional(z.email('Diese E-Mail-Adresse ist nicht vollständig.').max(200)),
});
export type Registration = z.infer<typeof Registration>;
