import { useEffect } from 'react';
import { Celebration } from '../features/stickers/celebration.tsx';
import { roundOutbox } from '../games-kit/round/round-outbox.ts';
import { farewells } from '../keeping/farewells.ts';
import { useKeeping } from '../keeping/use-keeping.ts';
import { useSession } from '../lib/use-session.ts';

/** What goes on beside every screen while somebody is logged in. */
export function LoggedIn({ userId }: { userId: string }) {
  const { refresh } = useSession();
  useKeeping(userId, refresh);
  useEffect(() => farewells.add(roundOutbox.send), []);
  return <Celebration />;
}
