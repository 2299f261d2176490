import type { Lesson } from '@lux/contracts/classroom/lesson.ts';
import { BookImage, DoorClosed } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { lessonApi } from '../lesson-api.ts';
import { useActing } from '../use-acting.ts';
import { useLoaded } from '../use-loaded.ts';
import { AlbumChoice } from './album-choice.tsx';

const afterwardsTexts = {
  wipe: 'Alle Kinder kommen auf den Abschied. Was sie gemacht haben, wird innerhalb einer Minute gelöscht. Nur die Bilder, die Sie hier auswählen, bleiben.',
  keep: 'Alle Kinder kommen auf den Abschied. Was sie gemacht haben, finden sie beim nächsten Mal an ihrem Platz wieder.',
};

interface EndingDialogProps {
  lesson: Lesson;
  /** Choose pictures only, or end the lesson, too. */
  isEnding: boolean;
  onClose: () => void;
  onChanged: (lesson: Lesson) => void;
  onEnded: () => void;
}

/** The class album, chosen before everything else goes; and the end of the lesson. */
export function EndingDialog(props: EndingDialogProps) {
  const { lesson, isEnding, onClose, onChanged, onEnded } = props;
  const load = useCallback(() => lessonApi.listPictures(lesson.id), [lesson.id]);
  const { value: pictures, failure } = useLoaded(load);
  const { isActing, act } = useActing();
  const [chosen, setChosen] = useState<readonly string[]>(lesson.album);
  const isChanged = [...chosen].sort().join() !== [...lesson.album].sort().join();

  async function save() {
    const isDone = await act(async () => {
      // First the album: what is not chosen goes with the lesson.
      if (isChanged) onChanged(await lessonApi.chooseAlbum(lesson.id, chosen));
      if (isEnding) await lessonApi.end(lesson.id);
    });
    if (!isDone) return;
    onClose();
    if (isEnding) onEnded();
    else toasts.show({ title: 'Das Album ist gespeichert.', tone: 'success' });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isEnding ? 'Stunde beenden?' : 'Klassenalbum'}
      description={
        isEnding
          ? afterwardsTexts[lesson.afterwards]
          : 'Diese Bilder bleiben nach der Stunde und lassen sich als ein PDF drucken.'
      }
    >
      <div className="flex flex-col gap-5">
        {pictures === null && failure === null && <Spinner label="Die Bilder kommen …" />}
        {failure !== null && (
          <p role="alert" className="font-bold text-danger">
            Die Bilder konnten nicht geladen werden.
          </p>
        )}
        {pictures && <AlbumChoice pictures={pictures} chosen={chosen} onChange={setChosen} />}
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-center">
          <Button
            size="child"
            variant={isEnding ? 'danger' : 'primary'}
            disabled={isActing}
            onClick={() => void save()}
          >
            {isEnding ? <DoorClosed aria-hidden /> : <BookImage aria-hidden />}
            {isEnding ? 'Jetzt beenden' : 'Speichern'}
          </Button>
          <Button size="child" variant="outline" data-first-focus onClick={onClose}>
            Zurück
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
