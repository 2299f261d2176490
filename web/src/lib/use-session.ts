import { use } from 'react';
import { type Session, SessionContext } from './session-context.ts';

/** Who is logged in. Using it outside of its provider is an error (SPEC 8). */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession must be used inside SessionProvider');
  return session;
}
