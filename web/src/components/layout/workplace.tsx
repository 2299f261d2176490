import type { ReactNode } from 'react';
import './workplace.css';

interface WorkplaceProps {
  /** A `SideNavigation`, where the screen has sections. */
  navigation?: ReactNode;
  children: ReactNode;
}

/** A screen on which adults work: the frame leaves out what is for children, and sections stand at the side. */
export function Workplace({ navigation, children }: WorkplaceProps) {
  return (
    <div
      data-workplace={navigation === undefined ? 'plain' : 'sections'}
      className="flex min-w-0 grow flex-col"
    >
      {navigation}
      {children}
    </div>
  );
}
