/**
 * Who may use a route or a root field.
 *
 * - `everyone`: nothing personal is behind it, or only who comes by it becomes somebody.
 * - `own`: works with what belongs to whoever asks, visitor or user; for others it does not exist.
 * - `user`: as `own`, but needs a login.
 * - `admin`: an unlocked dashboard, admins and the owner.
 * - `owner`: the owner alone.
 */
export type Access = 'everyone' | 'own' | 'user' | 'admin' | 'owner';
