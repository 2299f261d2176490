import { useAtomValue } from 'jotai';
import { Page } from '../../components/layout/page.tsx';
import { GamesHub } from '../../features/games/games-hub.tsx';
import { Garden } from '../../features/garden/garden.tsx';
import { lessonFrameAtom } from '../../lib/session/lesson-frame.ts';
import { useSession } from '../../lib/session/session.ts';

export function GamesRoute() {
  const { user } = useSession();
  const isInLesson = useAtomValue(lessonFrameAtom) !== null;
  return (
    <Page title="Spiele" subtitle="Such dir ein Spiel aus.">
      <GamesHub />
      {/* Of visitors nothing is known. */}
      {(user !== null || isInLesson) && <Garden key={user?.id ?? 'seat'} />}
    </Page>
  );
}
