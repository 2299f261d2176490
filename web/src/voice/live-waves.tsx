import { WaveBars } from '../components/wave-bars.tsx';
import { useWaveLevels, type WaveMode } from './use-wave-levels.ts';

interface LiveWavesProps {
  mode: WaveMode;
  /** In auto mode the bars follow the microphone (SPEC 9). */
  isHandsFree?: boolean;
}

/** The wave bars, moved by what is heard: alone, so that nothing else is drawn as often. */
export function LiveWaves({ mode, isHandsFree = false }: LiveWavesProps) {
  return <WaveBars levels={useWaveLevels(mode, isHandsFree)} isActive={mode !== 'off'} />;
}
