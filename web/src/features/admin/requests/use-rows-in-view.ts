import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows beyond both edges, so that quick scrolling finds them drawn. */
const OVERSCAN = 8;
/** Before the height of the box is known. */
const FIRST_ROWS = 20;

interface Options {
  count: number;
  /** Height of every row in CSS pixels. */
  rowHeightPx: number;
  /** How many rows have ever come on top: a reader further down keeps the place. */
  addedOnTop: number;
}

/** Which rows of a long list are to be drawn; the others are empty space. */
export function useRowsInView({ count, rowHeightPx, addedOnTop }: Options) {
  const box = useRef<HTMLElement>(null);
  const seenOnTop = useRef(addedOnTop);
  const [view, setView] = useState({ first: 0, last: FIRST_ROWS });

  useEffect(() => {
    const scrolled = box.current;
    if (!scrolled) return;
    const measure = () => {
      const first = Math.max(0, Math.floor(scrolled.scrollTop / rowHeightPx) - OVERSCAN);
      const inBox = Math.ceil(scrolled.clientHeight / rowHeightPx) || FIRST_ROWS;
      const last = first + inBox + 2 * OVERSCAN;
      setView((before) =>
        before.first === first && before.last === last ? before : { first, last },
      );
    };
    measure();
    scrolled.addEventListener('scroll', measure, { passive: true });
    const resizing = new ResizeObserver(measure);
    resizing.observe(scrolled);
    return () => {
      scrolled.removeEventListener('scroll', measure);
      resizing.disconnect();
    };
  }, [rowHeightPx]);

  useLayoutEffect(() => {
    const added = addedOnTop - seenOnTop.current;
    seenOnTop.current = addedOnTop;
    if (added <= 0 || !box.current || box.current.scrollTop < rowHeightPx) return;
    box.current.scrollTop += added * rowHeightPx;
  }, [addedOnTop, rowHeightPx]);

  const last = Math.min(count, view.last);
  return { box, first: Math.min(view.first, last), last };
}
