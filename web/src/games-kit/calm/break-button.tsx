import { Pause } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';

/** Always at the same place of the dock: a child may stop at any time. */
export function BreakButton({ onBreak }: { onBreak: () => void }) {
  return (
    <Button size="heroAside" variant="soft" className="w-21 px-1" onClick={onBreak}>
      <Pause aria-hidden fill="currentColor" />
      Pause
    </Button>
  );
}
