import { useEffect, useRef } from 'react';

/** Calls once per second while it runs; a page nobody looks at lets no time pass. */
export function useSeconds(isRunning: boolean, onSecond: () => void): void {
  const latest = useRef(onSecond);
  useEffect(() => {
    latest.current = onSecond;
  });

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
}
