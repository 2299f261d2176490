import { useCallback, useRef, useState } from 'react';
import { toasts } from '../../lib/toasts.ts';
import { asApiError } from './use-loaded.ts';

/** Does one thing at a time: a second press while the first is on its way changes nothing. */
export function useActing() {
  const isBusy = useRef(false);
  const [isActing, setIsActing] = useState(false);

  /** True where it was done; a failure has been told as a toast. */
  const act = useCallback(async (action: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsActing(true);
    try {
      await action();
      return true;
    } catch (error) {
      const { isForPerson, message } = asApiError(error);
      const description = isForPerson ? message : 'Bitte versuchen Sie es noch einmal.';
      toasts.show({ title: 'Das hat nicht geklappt.', description, tone: 'danger' });
      return false;
    } finally {
      isBusy.current = false;
      setIsActing(false);
    }
  }, []);

  return { isActing, act };
}
