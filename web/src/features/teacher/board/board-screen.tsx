import { Skeleton } from '../../../components/states/progress.tsx';
import { LessonOver } from '../ending/lesson-over.tsx';
import { FailedLoad } from '../failed-load.tsx';
import { OpenBoard } from './open-board.tsx';
import { useBoard } from './use-board.ts';

/** `/lehrkraft/stunden/:id`: the board of a running lesson, and what is left when it is over. */
export function BoardScreen({ lessonId }: { lessonId: string }) {
  const { shown, failure, isLive, reload, putLesson } = useBoard(lessonId);
  // A lesson of others, and one that is gone, leave nothing on the screen.
  const isGone = failure?.status === 404 || failure?.status === 403 || failure?.status === 401;
  if (failure !== null && (shown === null || isGone)) {
    return (
      <FailedLoad
        title="Die Tafel konnte nicht geladen werden."
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  }
  if (shown === null) return <Skeleton className="h-[70dvh]" />;
  if (shown.board.lesson.isOver) return <LessonOver lesson={shown.board.lesson} />;
  return (
    <OpenBoard
      board={shown.board}
      clock={shown.clock}
      isCurrent={failure === null}
      isLive={isLive}
      onLesson={putLesson}
      onReload={() => void reload()}
    />
  );
}
