import { Check, Ear, Hourglass, Mic, RotateCcw } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { NextButton } from '../../../games-kit/play/next-button.tsx';
import { PlayDock } from '../../../games-kit/play/play-dock.tsx';
import type { ReadingSession } from './reading-session.ts';
import type { useReading } from './use-reading.ts';

interface ReadingControlsProps {
  step: ReadingSession['step'];
  reader: ReturnType<typeof useReading>;
  isLast: boolean;
  onBreak: () => void;
  onStart: () => void;
  onNext: () => void;
}

/** Start, end, read again, go on: one main button for each step, always at the same place. */
export function ReadingControls({ step, reader, isLast, ...props }: ReadingControlsProps) {
  return (
    <PlayDock onBreak={props.onBreak}>
      {step === 'ready' && reader.way !== 'none' && (
        <Button
          key="start"
          size="hero"
          className="grow"
          // For a moment it is unknown whether this browser can listen.
          disabled={reader.way === 'unknown'}
          onClick={props.onStart}
        >
          <Mic aria-hidden />
          Ich lese vor
        </Button>
      )}
      {step === 'ready' && reader.way === 'none' && (
        <Button key="self" size="hero" className="grow" onClick={reader.checkSelf}>
          <Check aria-hidden />
          Ich habe es gelesen
        </Button>
      )}
      {step === 'listening' && (
        <Button key="finish" size="hero" variant="accent" className="grow" onClick={reader.finish}>
          <Ear aria-hidden />
          Ich bin fertig
        </Button>
      )}
      {step === 'analysing' && (
        <Button key="wait" size="hero" className="grow" disabled>
          <Hourglass aria-hidden />
          LUX vergleicht …
        </Button>
      )}
      {step === 'answered' && (
        <>
          <Button size="heroAside" variant="soft" className="w-21 px-1" onClick={reader.again}>
            <RotateCcw aria-hidden />
            Nochmal
          </Button>
          <NextButton key="next" isOpen isLast={isLast} onNext={props.onNext} />
        </>
      )}
    </PlayDock>
  );
}
