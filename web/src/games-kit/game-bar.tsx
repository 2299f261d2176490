import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../components/controls/button.tsx';
import { CalmSwitch } from './calm/calm-switch.tsx';
import { roundOutbox } from './round/round-outbox.ts';

interface GameBarProps {
  isCalm: boolean;
  onCalmChange: (isCalm: boolean) => void;
  /** Called on the way back, such as to forget a result that was seen. */
  onBack?: () => void;
  /** Shown beside the way back, such as a link to another category. */
  children?: ReactNode;
}

/** Top of every game: the way back to the games (SPEC 2) and calm mode, always at these places. */
export function GameBar({ isCalm, onCalmChange, onBack, children }: GameBarProps) {
  useEffect(() => {
    void roundOutbox.send();
  }, []);

  return (
    <div className="-mt-4 low:mt-0 mb-2 low:mb-1 flex min-h-target items-center gap-2">
      <Button asChild variant="ghost" className="-ml-3 not-low:min-h-child-target! px-3">
        <Link to="/games" onClick={onBack}>
          <ArrowLeft aria-hidden />
          <span>
            <span className="sr-only">Alle </span>Spiele
          </span>
        </Link>
      </Button>
      {children}
      <span className="ml-auto">
        <CalmSwitch isCalm={isCalm} onChange={onCalmChange} />
      </span>
    </div>
  );
}
