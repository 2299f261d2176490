import type { Lesson, NewLesson } from '@lux/contracts/classroom/lesson.ts';
import type { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { useCallback, useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { classroomApi } from '../classroom-api.ts';
import { LessonMaterials } from '../materials/classes/lesson-materials.tsx';
import { materialsApi } from '../materials/materials-api.ts';
import { useActing } from '../use-acting.ts';
import { useLoaded } from '../use-loaded.ts';
import { lastSettings } from './last-settings.ts';
import { LessonForm } from './lesson-form.tsx';

interface StartLessonProps {
  schoolClass: SchoolClass;
  onClose: () => void;
  onStarted: (lesson: Lesson) => void;
}

/** The second of the two presses that begin a lesson: everything is set as it was last time. */
export function StartLesson({ schoolClass, onClose, onStarted }: StartLessonProps) {
  const { id, name, seats } = schoolClass;
  const load = useCallback(() => classroomApi.listLessons(id), [id]);
  const { value: lessons, failure } = useLoaded(load);
  const { isActing, act } = useActing();
  const [materialIds, setMaterialIds] = useState<string[] | null>(null);
  // The usual settings will do where the last ones cannot be read.
  const known = lessons ?? (failure === null ? null : []);

  /** The lesson begins with what its class has then. */
  async function start(given: NewLesson) {
    if (materialIds !== null) await materialsApi.giveToClass(id, materialIds);
    onStarted(await classroomApi.startLesson(id, given));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Stunde mit ${name}`}
      description={
        lessons && lessons.length > 0
          ? 'Alles ist eingestellt wie beim letzten Mal.'
          : 'Alle Bereiche sind offen. Sie können während der Stunde alles ändern.'
      }
    >
      {known === null ? (
        <Spinner label="Einen Moment …" />
      ) : (
        <LessonForm
          initial={lastSettings(known)}
          hasSeats={seats.length > 0}
          isSending={isActing}
          materials={(openAreas) => (
            <LessonMaterials
              classId={id}
              chosen={materialIds}
              openAreas={openAreas}
              onChange={setMaterialIds}
            />
          )}
          onSubmit={(given) => void act(() => start(given))}
        />
      )}
    </Dialog>
  );
}
