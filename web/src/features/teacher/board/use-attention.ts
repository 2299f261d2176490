import type { Place } from '@lux/contracts/classroom/board.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createChime } from './chime.ts';

/** What asks for the teacher: an alert or a raised hand, each of them once. */
function callsOf(places: readonly Place[]): string[] {
  return places.flatMap(({ id, isHandUp, alert }) => [
    ...(alert ? [`alert ${alert.id}`] : []),
    ...(isHandUp ? [`hand ${id}`] : []),
  ]);
}

/**
 * Tells of alerts and hands beyond the tiles: in the title of the browser's tab always, by a sound
 * where the teacher has switched it on. It is off at first: a class is not to hear who needs help.
 */
export function useAttention(places: readonly Place[]) {
  const [hasSound, setHasSound] = useState(false);
  const chime = useRef<ReturnType<typeof createChime> | null>(null);
  const told = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const calls = callsOf(places);
    const isNew = told.current !== null && calls.some((call) => !told.current?.has(call));
    told.current = new Set(calls);
    if (isNew && hasSound) chime.current?.play();
  }, [places, hasSound]);

  const alerts = places.filter(({ alert }) => alert).length;
  useEffect(() => {
    if (alerts === 0) return;
    const mark = `(${alerts}) Bitte hinsehen · `;
    const show = () => {
      if (!document.title.startsWith(mark)) document.title = `${mark}${document.title}`;
    };
    show();
    // The screen's own title may be drawn after this, and would take the mark away.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(mark, '');
    };
  }, [alerts]);

  useEffect(() => () => chime.current?.close(), []);

  /** Browsers let a page sound only after a press, so the press opens the sound card. */
  const switchSound = useCallback((isOn: boolean) => {
    setHasSound(isOn);
    if (!isOn) return;
    chime.current ??= createChime();
    chime.current.play();
  }, []);

  return { hasSound, switchSound };
}
