import { z } from 'zod';

/** What an admin asks for a user who has forgotten the password; without one LUX makes it up. */
export const PasswordReset = z.object({
  password: z
    .string()
    .min(1, 'Bitte geben Sie das Passwort ein.')
    .min(8, 'Das Passwort braucht mindestens 8 Zeichen.')
    .max(200, 'Das Passwort darf höchstens 200 Zeichen haben.')
    .optional(),
});
export type PasswordReset = z.infer<typeof PasswordReset>;
