import type { User } from '@lux/contracts/accounts/user.ts';
import { ChartColumn, School, Star } from 'lucide-react';
import type { NavigationTarget } from './navigation-entry.tsx';

type Viewer = Pick<User, 'role' | 'isOwner' | 'isTeacher'>;

const stickers: NavigationTarget = { path: '/stickers', label: 'Sticker', icon: Star };
const classes: NavigationTarget = { path: '/lehrkraft', label: 'Klassen', icon: School };
const dashboard: NavigationTarget = {
  path: '/admin-dashboard',
  label: 'Admin',
  icon: ChartColumn,
};

/** Where only users go, and some of them (SPEC 2 and 6): what is for play, and what is for work. */
export function userTargets({ role, isOwner, isTeacher }: Viewer) {
  const mayAdminister = role === 'admin' || isOwner;
  return {
    play: [stickers],
    work: [...(isTeacher ? [classes] : []), ...(mayAdminister ? [dashboard] : [])],
  };
}

/** Where adults work: what a child plays with is no entry of the navigation there. */
export function isWorkplace(pathname: string): boolean {
  return [classes, dashboard].some(({ path }) => pathname.toLowerCase().startsWith(path));
}
