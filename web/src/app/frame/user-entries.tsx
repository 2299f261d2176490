import type { User } from '@lux/contracts/accounts/user.ts';
import { ChartColumn, School, Star } from 'lucide-react';
import { LogoutEntry } from './logout-entry.tsx';
import { NavigationEntry, type NavigationTarget } from './navigation-entry.tsx';

type Viewer = Pick<User, 'role' | 'isOwner' | 'isTeacher'>;

/** Where only users go, and some of them (SPEC 2 and 6). */
export function userTargets({ role, isOwner, isTeacher }: Viewer): NavigationTarget[] {
  const mayAdminister = role === 'admin' || isOwner;
  return [
    { path: '/stickers', label: 'Sticker', icon: Star },
    ...(isTeacher ? [{ path: '/lehrkraft', label: 'Klassen', icon: School }] : []),
    ...(mayAdminister ? [{ path: '/admin-dashboard', label: 'Admin', icon: ChartColumn }] : []),
  ];
}

/** The part of the bottom navigation for who is logged in; visitors do not pay for it. */
export function UserEntries({ user }: { user: User }) {
  return (
    <>
      {userTargets(user).map((target) => (
        <NavigationEntry key={target.path} {...target} />
      ))}
      <li className="flex upright:grow justify-center">
        <LogoutEntry name={user.displayName || user.username} />
      </li>
    </>
  );
}
