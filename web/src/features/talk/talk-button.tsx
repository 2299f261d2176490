import { useAtomValue } from 'jotai';
import { Ear, LoaderCircle, Mic, Square, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { assistantNameAtom } from '../../lib/assistant-name.ts';
import type { VoiceState } from '../../voice/voice-machine.ts';

const icons = { idle: Mic, listening: Ear, processing: LoaderCircle, speaking: Volume2 } as const;

/** SPEC 2. */
const texts = (name: string) => ({
  idle: 'Drücken zum Sprechen',
  listening: 'Zum Beenden drücken',
  processing: 'Verarbeite...',
  speaking: `${name} spricht...`,
});

interface TalkButtonProps {
  phase: VoiceState['phase'];
  onPress: () => void;
  onStop: () => void;
}

/** The one big button (SPEC 2), and beside it a button that stops LUX. */
export function TalkButton({ phase, onPress, onStop }: TalkButtonProps) {
  const text = texts(useAtomValue(assistantNameAtom))[phase];
  const Icon = icons[phase];
  const isBusy = phase === 'processing' || phase === 'speaking';
  const main = useRef<HTMLButtonElement>(null);
  const isFocusOwed = useRef(false);

  useEffect(() => {
    // The stop button is gone; the focus moves from it to the main button.
    if (!isBusy && isFocusOwed.current) main.current?.focus();
    if (!isBusy) isFocusOwed.current = false;
  }, [isBusy]);

  function stop() {
    isFocusOwed.current = true;
    onStop();
  }

  return (
    <div className="flex w-full max-w-md items-center gap-3">
      <Button
        ref={main}
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
        <Button size="heroAside" variant="accent" onClick={stop}>
          <Square aria-hidden fill="currentColor" />
          Stopp
        </Button>
      )}
    </div>
  );
}
