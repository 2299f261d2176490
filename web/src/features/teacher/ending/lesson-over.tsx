import type { Lesson } from '@lux/contracts/classroom/lesson.ts';
import { BookImage, Users } from 'lucide-react';
import done from 'openmoji/color/svg/1F44B.svg?url';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { classroomApi } from '../classroom-api.ts';
import { PdfDialog } from '../pdf/pdf-dialog.tsx';
import { usePdf } from '../pdf/use-pdf.ts';

const texts = {
  wipe: 'Was die Kinder gemacht haben, ist in einer Minute gelöscht.',
  keep: 'Was die Kinder gemacht haben, wartet an ihren Plätzen auf das nächste Mal.',
};

/** After a lesson: what becomes of the children's things, and the album to print. */
export function LessonOver({ lesson }: { lesson: Lesson }) {
  const { classId, afterwards, album } = lesson;
  const { pdf, order, close } = usePdf();
  const kept = album.length === 1 ? 'Ein Bild' : `${album.length} Bilder`;
  return (
    <>
      <EmptyState
        drawing={done}
        title="Die Stunde ist vorbei."
        text={
          album.length === 0
            ? texts[afterwards]
            : `${texts[afterwards]} ${kept} ${album.length === 1 ? 'bleibt' : 'bleiben'} im Klassenalbum.`
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {album.length > 0 && (
              <Button
                size="child"
                disabled={pdf !== null}
                onClick={() => void order(() => classroomApi.orderAlbum(classId))}
              >
                <BookImage aria-hidden />
                Klassenalbum drucken
              </Button>
            )}
            <Button asChild size="child" variant="outline">
              <Link to={`/lehrkraft/klassen/${classId}`}>
                <Users aria-hidden />
                Zur Klasse
              </Link>
            </Button>
          </div>
        }
      />
      <PdfDialog name="Klassenalbum" pdf={pdf} onClose={close} />
    </>
  );
}
