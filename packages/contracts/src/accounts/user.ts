import { z } from 'zod';

/** A registered user as the client sees it (SPEC 3). */
export const User = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.string().nullable(),
  /** Null: SPEC 3 has it, but nothing needs it, so none is stored. */
  email: z.null(),
  role: z.enum(['admin', 'user']),
  /** True for the account named by `OWNER_USERNAME`, made with the owner's secret (SPEC 6). */
  isOwner: z.boolean(),
  /** Whether they may keep classes and hold lessons (CLASSROOM "Who is who"). */
  isTeacher: z.boolean(),
  /** Whether the login asks for a code of an authenticator app beside the password. */
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLogin: z.iso.datetime().nullable(),
  /** From when on the account goes unless somebody uses it before; missing until that is announced. */
  goesAt: z.iso.datetime().nullish(),
  /** Of an account that was announced and has been used again since yesterday. */
  wasNearlyGone: z.boolean().optional(),
});
export type User = z.infer<typeof User>;

/** A user with the new password after a reset. It is shown this once and stored as a hash only. */
export const PasswordResetResult = z.object({
  user: User,
  /** Null where the admin has chosen the password. */
  generatedPassword: z.string().nullable(),
});
export type PasswordResetResult = z.infer<typeof PasswordResetResult>;
