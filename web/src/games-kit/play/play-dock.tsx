import type { ReactNode } from 'react';
import { ControlDock } from '../../components/layout/control-dock.tsx';
import { BreakButton } from '../calm/break-button.tsx';

interface PlayDockProps {
  onBreak: () => void;
  /** The way on, beside the break. */
  children: ReactNode;
}

/** At the foot of every task and text: the break on the left, the way on on the right. */
export function PlayDock({ onBreak, children }: PlayDockProps) {
  return (
    <ControlDock>
      <div className="flex w-full items-stretch gap-2 sm:gap-3">
        <BreakButton onBreak={onBreak} />
        {children}
      </div>
    </ControlDock>
  );
}
