import { Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { ControlDock } from '../../components/layout/control-dock.tsx';

/** A child can take a break at any time, so the button is always at the same place. */
function BreakButton({ onBreak }: { onBreak: () => void }) {
  return (
    <Button size="heroAside" variant="soft" className="w-21 px-1" onClick={onBreak}>
      <Pause aria-hidden fill="currentColor" />
      Pause
    </Button>
  );
}

interface PlayDockProps {
  onBreak: () => void;
  /** The button to the next step. */
  children: ReactNode;
}

/** At the foot of every task and text: the break on the left, the next step on the right. */
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
