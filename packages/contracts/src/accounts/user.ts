import { z } from 'zod';

/** A registered user as the client sees it (SPEC 3). */
export const User = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.string().nullable(),
  email: z.string().nullable(),
  role: z.enum(['admin', 'user']),
  /** True for the account named by `OWNER_USERNAME` (SPEC 6). */
  isOwner: z.boolean(),
  /** Whether the login asks for a code of an authenticator app beside the password. */
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLogin: z.iso.datetime().nullable(),
});
export type User = z.infer<typeof User>;
