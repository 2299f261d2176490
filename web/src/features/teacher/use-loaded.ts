import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';

export interface Loaded<T> {
  /** Null until the first answer; stays where a later one fails. */
  value: T | null;
  /** Why the newest question had no answer. */
  failure: ApiError | null;
  reload: () => Promise<void>;
  /** What an action has answered with. An answer on its way to an earlier question is dropped. */
  put: (value: T) => void;
}

/** What the server says, asked when the screen opens and whenever `reload` is called. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** Only the newest question counts. */
  const asked = useRef(0);

  const reload = useCallback(async () => {
    const mine = ++asked.current;
    try {
      const loaded = await load();
      if (mine !== asked.current) return;
      setValue(loaded);
      setFailure(null);
    } catch (error) {
      if (mine === asked.current) setFailure(asApiError(error));
    }
  }, [load]);

  useEffect(() => {
    void reload();
    return () => {
      asked.current += 1;
    };
  }, [reload]);

  const put = useCallback((newest: T) => {
    asked.current += 1;
    setValue(newest);
    setFailure(null);
  }, []);

  return { value, failure, reload, put };
}

/** Whatever else may go wrong is our mistake, and is told as one. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = 'Das hat leider nicht geklappt.';
  return new ApiError({ status: 0, code: 'UNKNOWN', message, isForPerson: true }, { cause: error });
}

/** As the server's own 404, where a list says it. */
export function notFound(message: string): ApiError {
  return new ApiError({ status: 404, code: 'NOT_FOUND', message, isForPerson: true });
}
