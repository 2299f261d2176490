import { passwordPictures } from '@lux/contracts/classroom/password-pictures.ts';
import { ArrowLeft, Delete } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Drawing, drawingUrl } from '../../../components/drawing.tsx';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import { stepVoice } from '../step-voice.ts';
import type { DoorSeat } from './seat-choice.tsx';
import { SeatWait } from './seat-wait.tsx';
import { SpokenStep } from './spoken-step.tsx';

const COUNT = 3;
const SLOTS = Array.from({ length: COUNT }, (_, slot) => slot);

const nameOf = (drawing: string, index: number): string =>
  passwordPictures.find((picture) => picture.drawing === drawing)?.name ?? `Bild ${index + 1}`;

interface PicturePasswordProps {
  seat: DoorSeat;
  /** The twelve to choose from. */
  pictures: readonly string[];
  note: string;
  isJoining: boolean;
  waitsUntilMs: number | null;
  onWaited: () => void;
  onWhole: (pictures: string[]) => void;
  onBack: () => void;
}

/** Three of twelve drawings in their order; the third one opens the seat. */
export function PicturePassword(props: PicturePasswordProps) {
  const { seat, pictures, note, isJoining, waitsUntilMs, onWaited, onWhole, onBack } = props;
  const [chosen, setChosen] = useState<string[]>([]);

  function choose(picture: string, name: string) {
    if (isJoining || chosen.length >= COUNT) return;
    const now = [...chosen, picture];
    if (now.length < COUNT) {
      stepVoice.say(name);
      setChosen(now);
      return;
    }
    stepVoice.hush();
    // Right or wrong, the next try begins with the first one.
    setChosen([]);
    onWhole(now);
  }

  return (
    <SpokenStep
      title="Tippe deine drei Bilder."
      spoken="Tippe deine drei Bilder, eins nach dem anderen."
    >
      <div className="flex items-center gap-3">
        <SeatPicture sign={seat.sign} className="size-16 sm:size-20" />
        <ol aria-label="Deine Bilder" className="flex gap-2">
          {SLOTS.map((slot) => (
            <li
              key={slot}
              className="grid size-16 place-items-center rounded-md border-2 border-control-line border-dashed bg-surface-raised sm:size-20"
            >
              <Slot picture={chosen[slot]} place={slot + 1} />
            </li>
          ))}
        </ol>
        <Button
          variant="outline"
          size="childIcon"
          aria-label="Ein Bild zurück"
          disabled={chosen.length === 0}
          onClick={() => setChosen(chosen.slice(0, -1))}
        >
          <Delete aria-hidden />
        </Button>
      </div>
      <p role="status" className="min-h-6 font-bold">
        {isJoining ? 'Einen Moment …' : note}
      </p>
      {waitsUntilMs !== null ? (
        <SeatWait untilMs={waitsUntilMs} onOver={onWaited} />
      ) : (
        <ul className="grid w-full max-w-2xl grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={nameOf(picture, index)}
                disabled={isJoining}
                className="grid w-full place-items-center rounded-lg border-2 border-control-line bg-surface-raised py-1.5 shadow-low transition hover:border-primary"
                onClick={() => choose(picture, nameOf(picture, index))}
              >
                <Drawing src={drawingUrl(picture)} className="size-18 sm:size-20" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="ghost" disabled={isJoining} onClick={onBack}>
        <ArrowLeft aria-hidden />
        Anderer Platz
      </Button>
    </SpokenStep>
  );
}

function Slot({ picture, place }: { picture: string | undefined; place: number }) {
  if (picture === undefined) return <span className="text-ink-soft text-xl">{place}</span>;
  const index = passwordPictures.findIndex(({ drawing }) => drawing === picture);
  return (
    <>
      <Drawing src={drawingUrl(picture)} className="size-12 sm:size-16" />
      <span className="sr-only">{nameOf(picture, index)}</span>
    </>
  );
}
