import {
  ChartColumn,
  Image,
  KeyRound,
  type LucideIcon,
  MessageCircle,
  Paintbrush,
  Puzzle,
  Star,
} from 'lucide-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { lazyOrNothing } from '../../lib/load-later.ts';
import { useSession } from '../../lib/session/session.ts';
import {
  entryIconLook,
  entryLook,
  type NavigationIcon,
  navigationEntries,
} from './navigation-entries.ts';

const LogoutEntry = lazyOrNothing(() => import('./logout-entry.tsx').then((m) => m.LogoutEntry));

const icons: Record<NavigationIcon, LucideIcon> = {
  talk: MessageCircle,
  gallery: Image,
  coloring: Paintbrush,
  games: Puzzle,
  stickers: Star,
  admin: ChartColumn,
  login: KeyRound,
};

export function BottomNavigation() {
  const { user, isLoading } = useSession();
  return (
    <nav
      aria-label="Hauptnavigation"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-mid sm:not-low:bottom-3 sm:not-low:mx-auto sm:not-low:w-fit sm:not-low:rounded-xl sm:not-low:border sm:not-low:px-3"
    >
      <ul className="flex justify-around overflow-x-auto py-1 low:py-0 sm:gap-2">
        {navigationEntries(user).map(({ path, label, icon }) => {
          const Icon = icons[icon];
          // Until the login is known, its place is reserved, so that nothing moves for a visitor.
          const isKept = isLoading && path === '/auth';
          return (
            <li key={path} className={`flex grow justify-center${isKept ? ' invisible' : ''}`}>
              {/* A link stays active on its subpaths; '/' would on all, hence `end`. */}
              <NavLink to={path} end={path === '/'} className={entryLook}>
                <span className={entryIconLook}>
                  {!isKept && <Icon aria-hidden className="size-6" />}
                </span>
                {label}
              </NavLink>
            </li>
          );
        })}
        {user !== null && (
          <li className="flex grow justify-center">
            <Suspense>
              <LogoutEntry name={user.displayName || user.username} />
            </Suspense>
          </li>
        )}
      </ul>
    </nav>
  );
}
