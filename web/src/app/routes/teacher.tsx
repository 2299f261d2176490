import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { Workplace } from '../../components/layout/workplace.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { BoardScreen } from '../../features/teacher/board/board-screen.tsx';
import { ClassScreen } from '../../features/teacher/classes/class-screen.tsx';
import { Classes } from '../../features/teacher/classes/classes.tsx';
import { MaterialScreen } from '../../features/teacher/materials/material-screen.tsx';
import { Materials } from '../../features/teacher/materials/materials.tsx';
import { useSession } from '../../lib/session/session.ts';

/**
 * The teachers' screens (CLASSROOM): classes, one class, the board of a lesson, materials; in one script, as one
 * leads to the other. The server decides who is a teacher.
 */
export function TeacherRoute() {
  const { isLoading, user } = useSession();
  const { pathname } = useLocation();
  const { id } = useParams();
  if (user === null && !isLoading) return <Navigate to="/auth" replace />;
  if (user === null) {
    return (
      <Page title="Lehrkraft" width="wide">
        <Spinner label="Einen Moment …" isForScreen />
      </Page>
    );
  }
  const path = pathname.toLowerCase();
  if (path.startsWith('/lehrkraft/materialien')) {
    return (
      <Page key={id} title="Materialien" isTitleHidden={id !== undefined} width="full">
        {id === undefined ? (
          <Materials />
        ) : (
          <Workplace>
            <MaterialScreen id={id} />
          </Workplace>
        )}
      </Page>
    );
  }
  if (id === undefined) {
    return (
      <Page title="Meine Klassen" width="full">
        <Classes key={user.id} />
      </Page>
    );
  }
  // Drawn anew for each class and lesson, so that nothing of the last one is shown for a moment.
  return path.startsWith('/lehrkraft/stunden/') ? (
    <Page key={id} title="Tafel" isTitleHidden width="full">
      <Workplace>
        <BoardScreen lessonId={id} />
      </Workplace>
    </Page>
  ) : (
    <Page key={id} title="Klasse" isTitleHidden width="full">
      <ClassScreen classId={id} />
    </Page>
  );
}
