import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import type { MyDataAnswer } from './my-data-answer.ts';
import { myDataApi } from './my-data-api.ts';

type MyData =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; data: MyDataAnswer };

/** What the server stores about the current child; loaded again when the child changes. */
export function useMyData() {
  const { isLoading, user } = useSession();
  const [shown, setShown] = useState<MyData>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const whose = isLoading ? null : `${user?.id ?? 'visitor'} ${attempt}`;

  useEffect(() => {
    if (whose === null) return;
    let isGone = false;
    setShown({ state: 'loading' });
    myDataApi.read().then(
      (data) => !isGone && setShown({ state: 'ready', data }),
      (error: unknown) => {
        const message =
          error instanceof ApiError ? error.message : 'Bitte versuche es noch einmal.';
        if (!isGone) setShown({ state: 'failed', message });
      },
    );
    return () => {
      isGone = true;
    };
  }, [whose]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { shown, retry };
}
