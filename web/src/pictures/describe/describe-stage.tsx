import { LiveLux } from '../../voice/live-lux.tsx';
import { LiveWaves } from '../../voice/live-waves.tsx';
import type { useVoiceTurn } from '../../voice/use-voice-turn.ts';
import { DescribeButton, type DescribePhase, describeMoods } from './describe-button.tsx';

interface DescribeStageProps {
  voice: ReturnType<typeof useVoiceTurn>;
  phase: DescribePhase;
  paintingText: string;
}

/** LUX, what it hears, and the big button. */
export function DescribeStage({ voice, phase, paintingText }: DescribeStageProps) {
  const { state } = voice;
  return (
    <div className="flex w-full flex-col items-center gap-3 low:grid low:max-w-md low:grid-cols-[auto_1fr] low:justify-items-center low:gap-y-1">
      <LiveLux mood={describeMoods[phase]} className="size-36 low:row-span-3 low:size-20" />
      <LiveWaves mode={phase === 'listening' || phase === 'speaking' ? phase : 'off'} />
      {state.phase === 'listening' && (
        <p aria-live="polite" className="min-h-7 text-center text-lg">
          {state.interim}
        </p>
      )}
      <DescribeButton
        phase={phase}
        paintingText={paintingText}
        onPress={voice.press}
        onStop={voice.stop}
      />
    </div>
  );
}
