import { z } from 'zod';

/**
 * By what admins tell children apart, in the place of SPEC 3's `visitorToken`: the same for the same
 * child, and worth nothing to whoever reads it. The bff makes it of the token, or of the user.
 */
export const VisitorMark = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
export type VisitorMark = z.infer<typeof VisitorMark>;
