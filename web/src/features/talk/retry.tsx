import { RotateCcw } from 'lucide-react';
import { Button } from '../../components/button.tsx';

/** A question without an answer is asked again with one tap. */
export function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <span className="text-base text-ink-soft">Darauf fehlt noch die Antwort.</span>
      <Button variant="soft" size="child" onClick={onRetry}>
        <RotateCcw aria-hidden />
        Noch einmal
      </Button>
    </div>
  );
}
