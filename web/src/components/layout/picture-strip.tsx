import { CircleCheck } from 'lucide-react';
import { Drawing } from '../drawing.tsx';

interface Picture {
  /** Address of an OpenMoji file. */
  drawing: string;
  text: string;
}

interface PictureStripProps {
  done: Picture | null;
  now: Picture;
  next: Picture;
}

/** What is done, what is now, what comes next: three pictures, always at the same places. */
export function PictureStrip({ done, now, next }: PictureStripProps) {
  return (
    <ol aria-label="Ablauf" className="grid grid-cols-3 gap-2">
      <Slot title="Geschafft" picture={done} look="border-line bg-surface" isDone />
      <Slot title="Jetzt" picture={now} look="border-primary bg-surface-raised" isNow />
      <Slot title="Danach" picture={next} look="border-line bg-surface" />
    </ol>
  );
}

interface SlotProps {
  title: string;
  picture: Picture | null;
  look: string;
  isNow?: boolean;
  isDone?: boolean;
}

function Slot({ title, picture, look, isNow = false, isDone = false }: SlotProps) {
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={`flex min-w-0 flex-col items-center gap-x-3 gap-y-1 rounded-md border-2 p-1.5 text-center sm:flex-row sm:text-left ${look}`}
    >
      <span className="relative grid size-12 shrink-0 place-items-center rounded-sm bg-tile-sky sm:size-16">
        {picture !== null && <Drawing src={picture.drawing} className="size-10 sm:size-13" />}
        {isDone && picture !== null && (
          <CircleCheck
            aria-hidden
            className="absolute -right-2 -bottom-1.5 size-6 rounded-full bg-success-soft text-on-success-soft"
          />
        )}
      </span>
      <span className="min-w-0 text-sm leading-tight">
        <span className="block text-ink-soft text-xs">{title}</span>
        <span className="block font-bold">{picture?.text ?? 'Noch nichts'}</span>
      </span>
    </li>
  );
}
