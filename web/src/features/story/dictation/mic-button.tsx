import { Ear, Mic } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import type { Dictation, DictationTarget } from './use-dictation.ts';

interface MicButtonProps {
  target: DictationTarget;
  /** What will be spoken: "Titel sprechen". */
  label: string;
  dictation: Dictation;
}

/** Speaks into one field; only one listens at a time. */
export function MicButton({ target, label, dictation }: MicButtonProps) {
  if (!dictation.canListen) return null;
  const isHere = dictation.phase === 'listening' && dictation.target === target;
  return (
    <Button
      size="childIcon"
      variant={isHere ? 'accent' : 'soft'}
      aria-label={isHere ? 'Zum Beenden drücken' : label}
      disabled={dictation.phase !== 'idle' && !isHere}
      onClick={() => dictation.press(target)}
    >
      {isHere ? <Ear aria-hidden /> : <Mic aria-hidden />}
    </Button>
  );
}
