import { Check, HeartHandshake } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { CrisisCard } from '../../components/states/crisis-card.tsx';
import type { SafetyWord } from './use-lux.ts';

interface SafetyNoteProps {
  word: SafetyWord;
  onClose: () => void;
}

/** The gate's own words (DESIGN 6): they stay until the child goes on, help in danger above all. */
export function SafetyNote({ word, onClose }: SafetyNoteProps) {
  return (
    <div role="alert" className="flex flex-col gap-2">
      {word.isCrisis ? (
        <CrisisCard text={word.text} />
      ) : (
        <Card tone="info" className="flex items-center gap-3">
          <HeartHandshake aria-hidden className="size-8 shrink-0" />
          <p className="grow whitespace-pre-line">{word.text}</p>
          <Button size="child" variant="outline" className="px-4!" onClick={onClose}>
            <Check aria-hidden />
            Gut
          </Button>
        </Card>
      )}
    </div>
  );
}
