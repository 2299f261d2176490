import type { User } from '@lux/contracts/accounts/user.ts';

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
