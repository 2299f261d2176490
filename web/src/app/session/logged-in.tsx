import { useEffect } from 'react';
import { Celebration } from '../../features/stickers/celebration.tsx';
import { roundOutbox } from '../../games-kit/round/round-outbox.ts';
import { useSession } from '../../lib/session/session.ts';
import { beforeLogoutHooks } from '../../sync/before-logout-hooks.ts';
import { useSync } from '../../sync/use-sync.ts';
import { useWorks } from '../../sync/works/use-works.ts';

/** What goes on beside every screen while somebody is logged in. */
export function LoggedIn({ userId }: { userId: string }) {
  const { refresh } = useSession();
  useSync(userId, refresh);
  useWorks(userId);
  useEffect(() => beforeLogoutHooks.add(roundOutbox.send), []);
  return <Celebration />;
}
