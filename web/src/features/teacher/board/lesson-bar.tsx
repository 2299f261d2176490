import type { Lesson, LessonChange } from '@lux/contracts/classroom/lesson.ts';
import {
  Bell,
  BellOff,
  BookImage,
  CirclePause,
  CirclePlay,
  Clock,
  DoorClosed,
  LayoutGrid,
  QrCode,
} from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { Switch } from '../../../components/controls/switch.tsx';
import { countdown } from '../clock/countdown.ts';

const MORE_MINUTES = 5;
/** A lesson's longest (CLASSROOM "On the wire"). */
const LONGEST_MINUTES = 480;

interface LessonBarProps {
  lesson: Lesson;
  /** Of the class. */
  name: string;
  /** How many children are in the lesson. */
  here: number;
  secondsLeft: number;
  isActing: boolean;
  hasSound: boolean;
  areAreasShown: boolean;
  onChange: (change: LessonChange) => void;
  onSound: (isOn: boolean) => void;
  onAreas: () => void;
  onEntrance: () => void;
  onAlbum: () => void;
  onEnd: () => void;
}

/** What a teacher does with the whole class, one press each; the big one is the class's attention. */
export function LessonBar(props: LessonBarProps) {
  const { lesson, name, here, secondsLeft, isActing, hasSound, onChange } = props;
  const minutes = Math.round((Date.parse(lesson.endsAt) - Date.parse(lesson.startedAt)) / 60_000);
  return (
    <div
      role="toolbar"
      aria-label="Stunde steuern"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface-raised p-2 shadow-low lg:[&>button]:px-4"
    >
      <div className="min-w-0 grow px-2 leading-tight max-sm:w-full">
        <h2 className="text-lg leading-tight">
          {name}
          {lesson.topic !== null && <span className="font-normal"> · {lesson.topic}</span>}
        </h2>
        <p className="text-ink-soft text-sm">
          {here} da · Code <span className="font-bold text-ink tracking-widest">{lesson.code}</span>
        </p>
      </div>
      <Button
        size="child"
        variant={lesson.isPaused ? 'accent' : 'primary'}
        className="max-sm:w-full"
        disabled={isActing}
        onClick={() => onChange({ isPaused: !lesson.isPaused })}
      >
        {lesson.isPaused ? <CirclePlay aria-hidden /> : <CirclePause aria-hidden />}
        {lesson.isPaused ? 'Weiter geht’s' : 'Augen nach vorn'}
      </Button>
      <p
        role="timer"
        aria-label={`Noch ${Math.ceil(secondsLeft / 60)} Minuten`}
        className="flex min-h-target items-center gap-2 px-2 font-bold text-xl tabular-nums"
      >
        <Clock aria-hidden className="size-6 text-ink-soft" />
        {countdown(secondsLeft)}
      </p>
      <Button
        variant="outline"
        disabled={isActing || minutes + MORE_MINUTES > LONGEST_MINUTES}
        onClick={() => onChange({ minutes: minutes + MORE_MINUTES })}
      >
        + 5 Minuten
      </Button>
      <Button variant="outline" aria-expanded={props.areAreasShown} onClick={props.onAreas}>
        <LayoutGrid aria-hidden />
        Bereiche
      </Button>
      <Button variant="outline" onClick={props.onEntrance}>
        <QrCode aria-hidden />
        Eingang
      </Button>
      <Button variant="outline" onClick={props.onAlbum}>
        <BookImage aria-hidden />
        Album
      </Button>
      <div className="ml-auto flex items-center gap-2">
        <Switch isOn={hasSound} onChange={props.onSound} icon={hasSound ? <Bell /> : <BellOff />}>
          {hasSound ? 'Ton an' : 'Ton aus'}
        </Switch>
        <Button variant="danger" disabled={isActing} onClick={props.onEnd}>
          <DoorClosed aria-hidden />
          Beenden
        </Button>
      </div>
    </div>
  );
}
