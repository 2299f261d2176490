import { Ear, LoaderCircle, Mic, Square, Volume2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import type { VoiceState } from '../../voice/voice-machine.ts';

const looks = {
  idle: { text: 'Drücken zum Sprechen', icon: Mic },
  listening: { text: 'Zum Beenden drücken', icon: Ear },
  processing: { text: 'Verarbeite...', icon: LoaderCircle },
  speaking: { text: 'LUX spricht...', icon: Volume2 },
} as const;

interface TalkButtonProps {
  phase: VoiceState['phase'];
  onPress: () => void;
  onStop: () => void;
}

/** The one big button (SPEC 2), and beside it the way to end what LUX is doing. */
export function TalkButton({ phase, onPress, onStop }: TalkButtonProps) {
  const { text, icon: Icon } = looks[phase];
  const isBusy = phase === 'processing' || phase === 'speaking';
  return (
    <div className="flex w-full max-w-md items-center gap-3">
      <Button
        size="hero"
        variant={phase === 'listening' ? 'accent' : 'primary'}
        disabled={isBusy}
        onClick={onPress}
        className="grow"
      >
        <Icon aria-hidden className={phase === 'processing' ? 'animate-spin' : ''} />
        {text}
      </Button>
      {isBusy && (
        <Button size="heroAside" variant="accent" onClick={onStop}>
          <Square aria-hidden fill="currentColor" />
          Stopp
        </Button>
      )}
    </div>
  );
}
