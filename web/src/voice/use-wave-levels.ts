import { useEffect, useState } from 'react';

const BARS = 10;
const FRAME_MS = 60;
const FLAT: readonly number[] = Array.from({ length: BARS }, () => 0);

/**
 * Ten levels for the wave bars. While LUX speaks they follow its voice; while it listens they move
 * softly by themselves, as the browser's recogniser does not tell how loud it is.
 */
export function useWaveLevels(mode: 'off' | 'listening' | 'speaking', level: number) {
  const [time, setTime] = useState(0);

  useEffect(() => {
    if (mode === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTime((now) => now + FRAME_MS), FRAME_MS);
    return () => clearInterval(timer);
  }, [mode]);

  if (mode === 'off') return FLAT;
  return FLAT.map((_, bar) => {
    const wave = (Math.sin(time / 190 + bar * 1.3) + Math.sin(time / 310 + bar * 0.7) + 2) / 4;
    return mode === 'speaking' ? level * (0.45 + 0.55 * wave) : 0.15 + 0.6 * wave;
  });
}
