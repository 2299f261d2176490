import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { entryIconLook, entryLook } from './entry-looks.ts';

export interface NavigationTarget {
  path: string;
  label: string;
  icon: LucideIcon;
}

interface NavigationEntryProps extends NavigationTarget {
  /** Its place is reserved, and nothing is shown there. */
  isKept?: boolean;
}

/** An entry of the bottom navigation that leads to a screen. */
export function NavigationEntry({ path, label, icon: Icon, isKept }: NavigationEntryProps) {
  return (
    <li className={`flex upright:grow justify-center${isKept ? ' invisible' : ''}`}>
      {/* A link stays active on its subpaths; '/' would on all, hence `end`. */}
      <NavLink to={path} end={path === '/'} className={entryLook}>
        <span className={entryIconLook}>{!isKept && <Icon aria-hidden className="size-6" />}</span>
        {label}
      </NavLink>
    </li>
  );
}
