import { WaveBars } from '../components/wave-bars.tsx';
import { useWaveLevels, type WaveMode } from './use-wave-levels.ts';

interface MovingWavesProps {
  mode: WaveMode;
  isHandsFree: boolean;
}

/** The wave bars while there is something to hear. */
export function MovingWaves({ mode, isHandsFree }: MovingWavesProps) {
  return <WaveBars levels={useWaveLevels(mode, isHandsFree)} isActive={mode !== 'off'} />;
}
