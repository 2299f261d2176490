import { ArrowRight } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/controls/button.tsx';

interface NextButtonProps {
  /** An answer was given. */
  isOpen: boolean;
  isLast: boolean;
  onNext: () => void;
}

/**
 * The button to the next step: always visible, enabled once an answer was given. Then it takes the
 * focus.
 */
export function NextButton({ isOpen, isLast, onNext }: NextButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  function goOn(event: MouseEvent) {
    // The second half of a double click would skip the next task.
    if (event.detail < 2) onNext();
  }

  return (
    <Button ref={button} size="hero" className="grow" disabled={!isOpen} onClick={goOn}>
      {isLast ? 'Fertig' : 'Weiter'}
      <ArrowRight aria-hidden />
    </Button>
  );
}
