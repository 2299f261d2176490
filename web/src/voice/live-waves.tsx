import { lazy, Suspense } from 'react';
import { flatWaves, WaveBars } from '../components/wave-bars.tsx';
import type { WaveMode } from './moving-waves.tsx';

interface LiveWavesProps {
  mode: WaveMode;
  /** In auto mode the bars follow the microphone (SPEC 9). */
  isHandsFree?: boolean;
}

const StillWaves = ({ mode }: LiveWavesProps) => (
  <WaveBars levels={flatWaves} isActive={mode !== 'off'} />
);

/** Comes when there is something to hear; without it the bars keep still. */
const MovingWaves = lazy(() =>
  import('./moving-waves.tsx').then(
    (m) => ({ default: m.MovingWaves }),
    () => ({ default: StillWaves }),
  ),
);

/** The wave bars, moved by what is heard: alone, so that nothing else is drawn as often. */
export function LiveWaves({ mode, isHandsFree = false }: LiveWavesProps) {
  if (mode === 'off') return <StillWaves mode={mode} />;
  return (
    <Suspense fallback={<StillWaves mode={mode} />}>
      <MovingWaves mode={mode} isHandsFree={isHandsFree} />
    </Suspense>
  );
}
