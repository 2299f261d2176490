import { Ear, Mic, Palette, Square, Volume2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';

export type DescribePhase = 'idle' | 'listening' | 'painting' | 'speaking';

const looks = {
  idle: { text: 'Drücken und beschreiben', icon: Mic },
  listening: { text: 'Zum Beenden drücken', icon: Ear },
  painting: { text: 'Bild wird erstellt...', icon: Palette },
  speaking: { text: 'LUX spricht...', icon: Volume2 },
} as const;

interface DescribeButtonProps {
  phase: DescribePhase;
  onPress: () => void;
  onStop: () => void;
}

export function DescribeButton({ phase, onPress, onStop }: DescribeButtonProps) {
  const { text, icon: Icon } = looks[phase];
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
        {text}
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
