import { useEffect, useState } from 'react';
import type { ServerClock } from './server-clock.ts';

/** The server's time in milliseconds, drawn anew every second. */
export function useNow(clock: ServerClock): number {
  const [nowMs, setNowMs] = useState(clock.nowMs);
  useEffect(() => {
    const tick = () => setNowMs(clock.nowMs());
    tick();
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, [clock]);
  return nowMs;
}
