import { useEffect, useRef } from 'react';

/**
 * The heading takes the focus with each new task or text, but not with the first one: coming to the
 * game is the page's business.
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
