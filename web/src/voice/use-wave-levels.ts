import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { bandLevels } from './band-levels.ts';
import { flatWaves } from './flat-waves.ts';
import type { Microphone } from './listening/open-microphone.ts';
import { sharesMicrophone } from './listening/shares-microphone.ts';
import { voiceLevelAtom } from './speaking/voice-level.ts';

const FRAME_MS = 60;

export type WaveMode = 'off' | 'listening' | 'speaking';

const prefersCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Ten levels for the wave bars. While LUX speaks they follow its voice. While it listens they
 * follow the microphone in auto mode (SPEC 9), else they move softly by themselves, as the
 * browser's recogniser does not tell how loud it is.
 */
export function useWaveLevels(mode: WaveMode, isHandsFree: boolean): readonly number[] {
  const voiceLevel = useAtomValue(voiceLevelAtom);
  const microphoneLevels = useMicrophoneLevels(isHandsFree && mode === 'listening');
  const [time, setTime] = useState(0);

  useEffect(() => {
    if (mode === 'off' || prefersCalm()) return;
    const timer = setInterval(() => setTime((now) => now + FRAME_MS), FRAME_MS);
    return () => clearInterval(timer);
  }, [mode]);

  if (mode === 'off') return flatWaves;
  if (mode === 'listening' && microphoneLevels !== null) return microphoneLevels;
  return flatWaves.map((_, bar) => {
    const wave = (Math.sin(time / 190 + bar * 1.3) + Math.sin(time / 310 + bar * 0.7) + 2) / 4;
    return mode === 'speaking' ? voiceLevel * (0.45 + 0.55 * wave) : 0.15 + 0.6 * wave;
  });
}

/** Null where the microphone is not ours to measure; it is let go as soon as nobody listens. */
function useMicrophoneLevels(isActive: boolean): number[] | null {
  const [levels, setLevels] = useState<number[] | null>(null);

  useEffect(() => {
    if (!isActive || prefersCalm() || !sharesMicrophone()) return;
    let isOver = false;
    let microphone: Microphone | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    import('./listening/open-microphone.ts')
      .then((m) => m.openMicrophone())
      .then((opened) => {
        if (isOver) return opened.close();
        microphone = opened;
        timer = setInterval(() => setLevels(bandLevels(opened.frequencies())), FRAME_MS);
      })
      // Refused: the bars move by themselves.
      .catch(() => {});
    return () => {
      isOver = true;
      clearInterval(timer);
      microphone?.close();
      setLevels(null);
    };
  }, [isActive]);

  return levels;
}
