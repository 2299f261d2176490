import { z } from 'zod';
import { User } from './user.ts';

/** Whose password was reset. It is told this once and kept as a hash only. */
export const PasswordResetResult = z.object({
  user: User,
  /** Null where the admin has chosen the password. */
  generatedPassword: z.string().nullable(),
});
export type PasswordResetResult = z.infer<typeof PasswordResetResult>;
