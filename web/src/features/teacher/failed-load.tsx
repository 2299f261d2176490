import apple from 'openmoji/color/svg/1F34E.svg?url';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';

interface FailedLoadProps {
  title: string;
  failure: ApiError;
  onRetry: () => void;
}

/** Why a teachers' screen has nothing to show, and the way on: not allowed, not there, not reached. */
export function FailedLoad({ title, failure, onRetry }: FailedLoadProps) {
  if (failure.code === 'TEACHER_NEEDED' || failure.status === 401) {
    return (
      <EmptyState
        drawing={apple}
        title="Dieser Bereich ist für Lehrkräfte."
        text="Bitten Sie Ihre Schule um das Recht „Lehrkraft“ oder um eine Einladung."
        action={
          <Button asChild size="child">
            <Link to="/">Zur Startseite</Link>
          </Button>
        }
      />
    );
  }
  const isGone = failure.status === 404;
  return (
    <ErrorState
      title={isGone && failure.isForPerson ? failure.message : title}
      {...(!isGone && failure.isForPerson && { text: failure.message })}
      action={
        <>
          {!isGone && <Button onClick={onRetry}>Erneut versuchen</Button>}
          <Button asChild variant="outline">
            <Link to="/lehrkraft">Zu meinen Klassen</Link>
          </Button>
        </>
      }
    />
  );
}
