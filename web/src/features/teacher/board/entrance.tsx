import type { Lesson } from '@lux/contracts/classroom/lesson.ts';
import { Maximize, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Modal } from '../../../components/dialogs/modal.tsx';
import { QrCode } from '../../../components/qr-code.tsx';
import { countdown } from '../clock/countdown.ts';

interface EntranceProps {
  lesson: Lesson;
  className: string;
  secondsLeft: number;
  /** How many children are in the lesson. */
  here: number;
  /** A child's sentence must not stand on a wall: only that there is something to look at is told. */
  hasAlert: boolean;
  onClose: () => void;
}

/** What the projector shows: the way into the lesson, to be read from the last row. */
export function Entrance(props: EntranceProps) {
  const { lesson, className, secondsLeft, here, hasAlert, onClose } = props;
  const id = useId();
  // The children reach LUX under the same address as this teacher.
  const { host, origin } = window.location;

  return (
    <Modal
      labelledBy={id}
      onCancel={onClose}
      className="m-0! flex h-dvh! max-h-none w-full! max-w-none flex-col rounded-none! bg-surface! p-4! sm:p-6!"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {className}
          {lesson.topic !== null && <span className="font-normal"> · {lesson.topic}</span>}
        </h2>
        <div className="flex gap-2">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Ganzer Bildschirm"
            onClick={() => void toggleFullScreen()}
          >
            <Maximize aria-hidden />
          </Button>
          <Button variant="outline" data-first-focus onClick={onClose}>
            <X aria-hidden />
            {hasAlert ? 'Zur Tafel (1 Hinweis)' : 'Zur Tafel'}
          </Button>
        </div>
      </div>
      <div className="flex min-h-0 grow flex-col items-center justify-center gap-[3vmin]">
        <p className="text-center text-[clamp(1.25rem,3.4vmin,2.5rem)] leading-tight">
          Geht auf <strong className="break-all">{`${host}/beitreten`}</strong> und tippt:
        </p>
        <p
          role="img"
          aria-label={`Code: ${[...lesson.code].join(' ')}`}
          className="flex gap-[1.2vmin]"
        >
          {[...lesson.code].map((sign, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a sign is its place in the code
              key={index}
              className="grid h-[min(19vmin,13vw)] w-[min(15vmin,14vw)] place-items-center rounded-md border-2 border-control-line bg-surface-raised font-bold text-[min(14vmin,10.5vw)] leading-none"
            >
              {sign}
            </span>
          ))}
        </p>
        <div className="flex flex-wrap items-center justify-center gap-[4vmin]">
          <QrCode
            text={`${origin}${lesson.joinUrl}`}
            label="QR-Code, der in die Stunde führt"
            className="size-[min(40vmin,20rem)]"
          />
          <div className="text-center">
            <p
              role="timer"
              aria-label={`Noch ${Math.ceil(secondsLeft / 60)} Minuten`}
              className="font-bold text-[clamp(2.5rem,10vmin,6rem)] tabular-nums leading-tight"
            >
              {countdown(secondsLeft)}
            </p>
            <p className="text-[clamp(1rem,2.6vmin,1.75rem)] text-ink-soft">
              {here === 1 ? '1 Kind ist da' : `${here} Kinder sind da`}
            </p>
          </div>
        </div>
      </div>
    </Modal>
  );
}

/** Where a browser does not allow it (iPhone), the page stays as it is. */
async function toggleFullScreen(): Promise<void> {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  await change?.catch(() => {});
}
