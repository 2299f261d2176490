import { Hand } from 'lucide-react';
import { useState } from 'react';
import { toasts } from '../../../lib/toasts.ts';
import { lessonRuntime } from '../lesson-runtime.ts';

/** One press raises the hand, one more takes it down. */
export function HandEntry({ isUp }: { isUp: boolean }) {
  /** What was pressed and is on its way. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isShown = wanted ?? isUp;

  async function press() {
    setWanted(!isShown);
    try {
      await lessonRuntime.raiseHand(!isShown);
    } catch {
      toasts.show({ title: 'Das kam nicht an. Versuch es noch einmal.', tone: 'danger' });
    }
    setWanted(null);
  }

  return (
    <button
      type="button"
      aria-pressed={isShown}
      className="flex size-child-target flex-col items-center justify-center gap-0.5 rounded-lg border-2 border-control-line bg-surface-raised text-2xs leading-tight transition-colors hover:border-primary aria-pressed:border-transparent aria-pressed:bg-accent aria-pressed:font-bold aria-pressed:text-on-accent sm:not-low:size-18 sm:not-low:shadow-mid low:size-target"
      onClick={() => void press()}
    >
      <Hand
        aria-hidden
        className={`size-7 ${isShown ? '-translate-y-0.5 scale-115' : ''} transition-transform`}
        fill={isShown ? 'currentColor' : 'none'}
        fillOpacity={0.3}
      />
      <span className="sr-only">Hand heben</span>
      <span aria-hidden className="low:hidden">
        {isShown ? 'ist oben' : 'Hand'}
      </span>
    </button>
  );
}
