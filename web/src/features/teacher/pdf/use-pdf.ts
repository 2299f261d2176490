import type { JobView } from '@lux/contracts/media/job.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toasts } from '../../../lib/toasts.ts';
import { loadJobClient } from '../../../pictures/job/use-picture-job.ts';
import { asApiError } from '../use-loaded.ts';

export type Pdf = { state: 'making'; job: JobView | null } | { state: 'ready'; url: string };

const FAILED = 'Die Seiten konnten nicht erstellt werden. Bitte versuchen Sie es noch einmal.';

/** Cards or an album on their way to paper: ordered, followed, then shown. */
export function usePdf() {
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const close = useCallback(() => {
    running.current?.abort();
    setPdf(null);
  }, []);

  /** Never rejects: a failure has been told as a toast. */
  const order = useCallback(async (send: () => Promise<{ jobId: string }>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setPdf({ state: 'making', job: null });

    function giveUp(description: string): void {
      setPdf(null);
      toasts.show({ title: 'Das hat nicht geklappt.', description, tone: 'danger' });
    }

    try {
      const { jobId } = await send();
      const client = await loadJobClient();
      void client.enterRoom();
      const onView = (job: JobView) => setPdf({ state: 'making', job });
      const result = await client.follow(jobId, { onView, signal });
      if (signal.aborted) return;
      if (result?.url === undefined) giveUp(FAILED);
      else setPdf({ state: 'ready', url: result.url });
    } catch (error) {
      if (signal.aborted) return;
      const { isForPerson, message } = asApiError(error);
      giveUp(isForPerson ? message : FAILED);
    }
  }, []);

  return { pdf, order, close };
}
