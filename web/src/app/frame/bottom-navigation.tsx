import { useAtomValue } from 'jotai';
import { Image, KeyRound, MessageCircle, Paintbrush, Puzzle } from 'lucide-react';
import { Suspense } from 'react';
import { lazyOrNothing } from '../../lib/load-later.ts';
import { lessonFrameAtom } from '../../lib/session/lesson-frame.ts';
import { useSession } from '../../lib/session/session.ts';
import { NavigationEntry, type NavigationTarget } from './navigation-entry.tsx';

const UserEntries = lazyOrNothing(() => import('./user-entries.tsx').then((m) => m.UserEntries));

/** What everybody finds there (SPEC 2). */
const targets: readonly NavigationTarget[] = [
  { path: '/', label: 'Sprechen', icon: MessageCircle },
  { path: '/gallery', label: 'Galerie', icon: Image },
  { path: '/coloring', label: 'Ausmalbilder', icon: Paintbrush },
  { path: '/games', label: 'Spiele', icon: Puzzle },
];

/** The way to every screen; in a lesson, to those that are open. */
export function BottomNavigation() {
  const lesson = useAtomValue(lessonFrameAtom);
  const open = targets.filter(({ path }) => lesson?.isOpen(path) ?? true);
  return (
    <nav aria-label="Hauptnavigation" className="main-navigation">
      <ul className="main-navigation-list">
        {open.map((target) => (
          <NavigationEntry key={target.path} {...target} />
        ))}
        {lesson ? <lesson.Entries /> : <PersonalEntries />}
      </ul>
    </nav>
  );
}

/** What only users have comes when it is known that there is one. */
function PersonalEntries() {
  const { user, isLoading } = useSession();
  // Until the login is known, its place is reserved, so that nothing moves for a visitor.
  if (user === null)
    return <NavigationEntry path="/auth" label="Login" icon={KeyRound} isKept={isLoading} />;
  return (
    <Suspense>
      <UserEntries user={user} />
    </Suspense>
  );
}
