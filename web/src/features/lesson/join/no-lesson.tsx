import { Keyboard, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { LuxFace } from '../../../components/lux/lux-face.tsx';
import { SpokenStep } from './spoken-step.tsx';
import type { Door } from './use-door.ts';

interface NoLessonProps {
  code: string;
  door: Extract<Door, { state: 'unknown' | 'failed' }>;
  onAgain: () => void;
}

/** Nothing behind this code: a slip of the finger, a lesson that has not begun, or no line. */
export function NoLesson({ code, door, onAgain }: NoLessonProps) {
  // A printed card is right; its lesson has still to begin.
  const isCard = code.length > 6;
  return (
    <SpokenStep title={titleOf(door, isCard)}>
      <LuxFace mood="thinking" className="size-44" />
      <div className="flex w-full max-w-md flex-col gap-3">
        {(isCard || door.state === 'failed') && (
          <Button size="child" onClick={onAgain}>
            <RotateCcw aria-hidden />
            Noch einmal
          </Button>
        )}
        <Button asChild size="child" variant={isCard ? 'outline' : 'primary'}>
          <Link to="/beitreten">
            <Keyboard aria-hidden />
            Code neu tippen
          </Link>
        </Button>
      </div>
    </SpokenStep>
  );
}

function titleOf(door: NoLessonProps['door'], isCard: boolean): string {
  if (door.state === 'failed') return door.message;
  return isCard
    ? 'Deine Stunde hat noch nicht angefangen.'
    : 'Diesen Code kenne ich nicht. Schau noch einmal an die Tafel.';
}
