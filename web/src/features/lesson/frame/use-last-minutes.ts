import { useEffect, useRef } from 'react';
import { toasts } from '../../../lib/toasts.ts';

/** Time to finish a sentence or a picture. */
const LAST_MS = 2 * 60_000;
/** The server counts in whole seconds; a lesson that is made longer is told of anew. */
const LONGER_MS = 30_000;

/** Says once, calmly, that the lesson is nearly over; null: there is none. */
export function useLastMinutes(endsAtMs: number | null): void {
  const isTold = useRef(false);

  useEffect(() => {
    const waitMs = (endsAtMs ?? 0) - LAST_MS - Date.now();
    if (waitMs > LONGER_MS) isTold.current = false;
    // Who comes later sees it by the ring.
    if (waitMs < 0 || isTold.current) return;
    const tell = () => {
      isTold.current = true;
      toasts.show({ title: 'Noch zwei Minuten.', description: 'Werde langsam fertig.' });
    };
    const timer = setTimeout(tell, waitMs);
    return () => clearTimeout(timer);
  }, [endsAtMs]);
}
