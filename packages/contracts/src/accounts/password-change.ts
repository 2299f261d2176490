import { z } from 'zod';
import { NewPassword } from './new-password.ts';

/** Body of `PUT /api/me/password`: whoever is logged in takes another password. */
export const PasswordChange = z.object({
  currentPassword: z
    .string('Bitte gib dein altes Passwort ein.')
    .min(1, 'Bitte gib dein altes Passwort ein.')
    .max(200),
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;
