import { useEffect, useEffectEvent } from 'react';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Calls back once nobody has touched this page for so long. The server counts calls, and an open
 * overview makes them by itself while a class is busy; only the browser sees whether somebody is there.
 */
export function useIdle({ limitMs, onIdle }: { limitMs: number; onIdle: () => void }): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    let timer = setTimeout(() => idle(), limitMs);
    const notice = () => {
      clearTimeout(timer);
      timer = setTimeout(() => idle(), limitMs);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, notice);
    };
  }, [limitMs]);
}
