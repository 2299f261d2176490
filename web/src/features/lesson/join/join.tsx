import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Spinner } from '../../../components/states/spinner.tsx';
import { lessonAtom } from '../lesson-state.ts';
import { AlreadyThere } from './already-there.tsx';
import { CodeEntry } from './code-entry.tsx';
import { NoLesson } from './no-lesson.tsx';
import { OwnSeat } from './own-seat.tsx';
import { PicturePassword } from './picture-password.tsx';
import { type DoorSeat, SeatChoice } from './seat-choice.tsx';
import { useDoor } from './use-door.ts';
import { useJoining } from './use-joining.ts';

interface JoinProps {
  /** Of the lesson, or the id of a seat from its printed card; null: it is still to be typed. */
  code: string | null;
}

/** The way into a lesson (CLASSROOM 2), so made that a child who cannot read goes it alone. */
export function Join({ code }: JoinProps) {
  const record = useAtomValue(lessonAtom);
  if (record !== null) return <AlreadyThere record={record} />;
  return code === null ? <CodeEntry /> : <DoorOf code={code} />;
}

function DoorOf({ code }: { code: string }) {
  const { door, look, lookAgain } = useDoor(code);
  /** Null: the card's own seat, if there is one; `none` once the child said it is another. */
  const [chosen, setChosen] = useState<DoorSeat['id'] | 'none' | null>(null);
  const joining = useJoining(code, (refusal) => {
    if (refusal === 'LESSON_NOT_FOUND' || refusal === 'SEAT_TAKEN') void look();
  });

  if (door.state === 'loading') return <Spinner label="Einen Moment …" isForScreen />;
  if (door.state !== 'open') {
    return <NoLesson code={code} door={door} onAgain={lookAgain} />;
  }
  const { seats, pictures } = door.door;
  const seat = seats.find(({ id }) => id === (chosen ?? code));
  if (seat === undefined) {
    return (
      <SeatChoice
        {...joining}
        door={door.door}
        onSeat={({ id }) => {
          joining.forget();
          setChosen(id);
        }}
        onGuest={() => void joining.join({})}
      />
    );
  }
  const back = () => {
    joining.waited();
    setChosen('none');
  };
  if (!seat.needsPictures) {
    const sitDown = () => void joining.join({ seatId: seat.id });
    return <OwnSeat {...joining} seat={seat} onYes={sitDown} onNo={back} />;
  }
  return (
    <PicturePassword
      {...joining}
      seat={seat}
      pictures={pictures}
      onWaited={joining.waited}
      onWhole={(three) => void joining.join({ seatId: seat.id, pictures: three })}
      onBack={back}
    />
  );
}
