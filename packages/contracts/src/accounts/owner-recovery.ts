import { z } from 'zod';
import { NewPassword } from './new-password.ts';

/** Body of `POST /api/owner/recovery`: the owner has lost the password or the second factor. */
export const OwnerRecovery = z.object({
  ownerSecret: z
    .string('Bitte geben Sie den Besitzer-Schlüssel ein.')
    .trim()
    .min(1, 'Bitte geben Sie den Besitzer-Schlüssel ein.')
    .max(200),
  newPassword: NewPassword,
});
export type OwnerRecovery = z.infer<typeof OwnerRecovery>;
