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
    <nav
      aria-label="Hauptnavigation"
      className="fixed bottom-0 left-0 z-30 border-line bg-surface-raised shadow-mid upright:right-0 upright:border-t upright:pb-[env(safe-area-inset-bottom)] sm:not-low:upright:bottom-3 sm:not-low:upright:mx-auto sm:not-low:upright:w-fit sm:not-low:upright:rounded-xl sm:not-low:upright:border sm:not-low:upright:px-3 lying:top-0 lying:w-[calc(var(--rail)+env(safe-area-inset-left))] lying:border-r lying:pl-[env(safe-area-inset-left)]"
    >
      <ul className="flex justify-around overflow-x-auto py-1 low:py-0 upright:sm:gap-2 lying:h-full lying:flex-col lying:justify-center lying:gap-1 lying:not-low:gap-2">
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
