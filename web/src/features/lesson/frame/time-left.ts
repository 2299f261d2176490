import { useEffect, useState } from 'react';

/** The hand of a clock moves as slowly as nobody waits for it. */
const LOOK_MS = 5_000;

const secondsUntil = (endsAtMs: number): number =>
  Math.max(0, Math.round((endsAtMs - Date.now()) / 1000));

/** How many seconds are left, looked at every five of them. */
export function useSecondsLeft(endsAtMs: number): number {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(endsAtMs));
  useEffect(() => {
    const look = () => setSecondsLeft(secondsUntil(endsAtMs));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return secondsLeft;
}

/** `Noch 12 Minuten`, as children count them: what has begun counts. */
export function timeLeft(secondsLeft: number): string {
  const minutes = Math.ceil(secondsLeft / 60);
  if (minutes < 1) return 'Gleich ist Schluss';
  return minutes === 1 ? 'Noch eine Minute' : `Noch ${minutes} Minuten`;
}
