import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { flatWaves, WaveBars } from '../components/wave-bars.tsx';
import type { Microphone } from './listening/open-microphone.ts';
import { voiceLevelAtom } from './speaking/speech-state.ts';

const FRAME_MS = 60;

export type WaveMode = 'off' | 'listening' | 'speaking';

interface MovingWavesProps {
  mode: WaveMode;
  isHandsFree: boolean;
}

/** The wave bars while there is something to hear. */
export function MovingWaves({ mode, isHandsFree }: MovingWavesProps) {
  return <WaveBars levels={useWaveLevels(mode, isHandsFree)} isActive={mode !== 'off'} />;
}

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

/** Null where the microphone cannot be measured; it is released as soon as listening ends. */
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

const prefersCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Of the 64 bands of 375 Hz the first 21, without the lowest, hold a child's voice. */
const FIRST = 1;
const PER_BAR = 2;
/** Below this a bar stays flat: the hum of the room. */
const FLOOR = 60;

/** Ten levels, 0 to 1, from the strengths per frequency; the middle bars are the low, strong ones. */
export function bandLevels(frequencies: Uint8Array): number[] {
  const bands = flatWaves.map((_, bar) => {
    const start = FIRST + bar * PER_BAR;
    const strongest = Math.max(0, ...frequencies.subarray(start, start + PER_BAR));
    return Math.min(1, Math.max(0, (strongest - FLOOR) / (255 - FLOOR)));
  });
  // From the middle outwards, left and right in turn.
  const odd = bands.filter((_, index) => index % 2 === 1).reverse();
  const even = bands.filter((_, index) => index % 2 === 0);
  return [...odd, ...even];
}

/**
 * Whether the microphone may be listened to beside the recogniser. Phones and tablets give it to
 * one listener only: a second one would make the recogniser deaf. (iPads call themselves Macs.)
 */
export function sharesMicrophone({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): boolean {
  const isPhone = /Android|iPhone|iPad|iPod/.test(userAgent);
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return !(isPhone || isTablet);
}
