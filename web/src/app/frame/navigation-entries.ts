import type { User } from '@lux/contracts/accounts/user.ts';

/** Looks of an entry of the bottom navigation, link or button. */
export const entryLook =
  'group flex min-h-child-target min-w-11 max-w-24 grow flex-col low:min-h-target low:max-w-40 low:flex-row low:gap-1 items-center justify-center gap-0.5 rounded-md px-0.5 text-ink-soft text-2xs leading-tight sm:text-xs transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:font-bold aria-[current=page]:text-ink';

/** The open screen's icon stands in a filled pill. */
export const entryIconLook =
  'grid h-8 w-10 low:w-9! shrink-0 place-items-center rounded-full transition-colors sm:w-12 group-hover:bg-primary-soft group-aria-[current=page]:bg-primary group-aria-[current=page]:text-on-primary';

export type NavigationIcon =
  | 'talk'
  | 'gallery'
  | 'coloring'
  | 'games'
  | 'stickers'
  | 'admin'
  | 'login';

export interface NavigationEntry {
  path: string;
  label: string;
  icon: NavigationIcon;
}

type Viewer = Pick<User, 'role' | 'isOwner'>;

/** Which entries the bottom navigation shows to whom (SPEC 2 and 6); null is logged out. */
export function navigationEntries(viewer: Viewer | null): NavigationEntry[] {
  const mayAdminister = viewer !== null && (viewer.role === 'admin' || viewer.isOwner);
  return [
    { path: '/', label: 'Sprechen', icon: 'talk' },
    { path: '/gallery', label: 'Galerie', icon: 'gallery' },
    { path: '/coloring', label: 'Ausmalbilder', icon: 'coloring' },
    { path: '/games', label: 'Spiele', icon: 'games' },
    ...(viewer === null
      ? []
      : [{ path: '/stickers', label: 'Sticker', icon: 'stickers' } as const]),
    ...(mayAdminister
      ? [{ path: '/admin-dashboard', label: 'Admin', icon: 'admin' } as const]
      : []),
    ...(viewer === null ? [{ path: '/auth', label: 'Login', icon: 'login' } as const] : []),
  ];
}
