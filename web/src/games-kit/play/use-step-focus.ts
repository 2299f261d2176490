import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of each new task or text, but not of the first one: the page
 * handles the focus when the game opens.
 */
export function useStepFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [index]);
  return heading;
}
