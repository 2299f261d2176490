import { useAtomValue } from 'jotai';
import { Ear, Mic, Palette, Square, Volume2 } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';
import type { LuxMood } from '../../components/lux/lux-expression.tsx';
import { assistantNameAtom } from '../../lib/assistant-name.ts';

/** SPEC 2: press and describe, press to end, creating, speaking. */
export type DescribePhase = 'idle' | 'listening' | 'painting' | 'speaking';

export const describeMoods: Record<DescribePhase, LuxMood> = {
  idle: 'idle',
  listening: 'listening',
  painting: 'thinking',
  speaking: 'speaking',
};

const icons = { idle: Mic, listening: Ear, painting: Palette, speaking: Volume2 } as const;

interface DescribeButtonProps {
  phase: DescribePhase;
  /** What it says while the picture is being made. */
  paintingText: string;
  onPress: () => void;
  onStop: () => void;
}

/** The big voice button of the screens on which LUX paints (SPEC 2, 4). */
export function DescribeButton({ phase, paintingText, onPress, onStop }: DescribeButtonProps) {
  const name = useAtomValue(assistantNameAtom);
  const texts: Record<DescribePhase, string> = {
    idle: 'Drücken und beschreiben',
    listening: 'Zum Beenden drücken',
    painting: paintingText,
    speaking: `${name} spricht...`,
  };
  const Icon = icons[phase];
  return (
    <div className="flex w-full max-w-md items-center gap-3">
      <Button
        size="hero"
        variant={phase === 'listening' ? 'accent' : 'primary'}
        disabled={phase === 'painting' || phase === 'speaking'}
        onClick={onPress}
        className="grow"
      >
        <Icon aria-hidden />
        {texts[phase]}
      </Button>
      {phase === 'speaking' && (
        <Button size="heroAside" variant="accent" onClick={onStop}>
          <Square aria-hidden fill="currentColor" />
          Stopp
        </Button>
      )}
    </div>
  );
}
