import type { User } from '@lux/contracts/accounts/user.ts';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LogoutEntry } from './logout-entry.tsx';
import { MoreEntry } from './more-entry.tsx';
import { NavigationEntry } from './navigation-entry.tsx';
import { isWorkplace, userTargets } from './user-targets.ts';

/** Upright telephones and screens as low as one that lies: six entries of 64 px are the most. */
const TIGHT = '(width < 40rem) or (height < 30rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(TIGHT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * The part of the bottom navigation for who is logged in; visitors do not pay for it. Where there is
 * no room for all, what adults have besides lies behind one entry. Children's entries never move.
 */
export function UserEntries({ user }: { user: User }) {
  const isTight = useSyncExternalStore(subscribe, () => matchMedia(TIGHT).matches);
  const isAtWork = isWorkplace(useLocation().pathname);
  const { play, work } = userTargets(user);
  const name = user.displayName || user.username;
  const isFolded = work.length > 0 && isTight && !isAtWork;
  const shown = [...(isAtWork ? [] : play), ...(isFolded ? [] : work)];
  return (
    <>
      {shown.map((target) => (
        <NavigationEntry key={target.path} {...target} />
      ))}
      <li className="flex upright:grow justify-center">
        {isFolded ? <MoreEntry name={name} targets={work} /> : <LogoutEntry name={name} />}
      </li>
    </>
  );
}
