import type { JobView } from '@lux/contracts/media/job-view.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphqlErrorMessage } from '../../lib/graphql-error-message.ts';
import { socket } from '../../lib/socket.ts';
import { toasts } from '../../lib/toasts.ts';
import { enterRoom } from '../job/enter-room.ts';
import { followJob } from '../job/follow-job.ts';
import { readJob } from '../job/read-job.ts';
import { printPages } from './print-pages.ts';

export type Printing =
  | { state: 'making'; job: JobView | null; title: string | null }
  | { state: 'ready'; url: string; title: string | null };

const FAILED = 'Das Druckblatt konnte nicht erstellt werden. Bitte versuche es noch einmal.';

/** Pages on their way to paper: ordered as a PDF and opened as soon as it is there. */
export function usePrinting() {
  const [printing, setPrinting] = useState<Printing | null>(null);
  const running = useRef<AbortController | null>(null);

  const close = useCallback(() => {
    running.current?.abort();
    setPrinting(null);
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  const print = useCallback(async (fileIds: string[], title: string | null = null) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setPrinting({ state: 'making', job: null, title });
    try {
      const { jobId } = await printPages({ fileIds, ...(title === null ? {} : { title }) });
      void enterRoom();
      const result = await followJob({ socket: socket(), readJob }, jobId, {
        onView: (job) => setPrinting({ state: 'making', job, title }),
        signal,
      });
      if (signal.aborted) return;
      if (result?.url === undefined) return fail(result?.message);
      setPrinting({ state: 'ready', url: result.url, title });
      openIfAllowed(result.url);
    } catch (error) {
      if (!signal.aborted) fail(graphqlErrorMessage(error));
    }

    function fail(reason: string | null | undefined): void {
      setPrinting(null);
      toasts.show({ title: 'Fehler', description: reason ?? FAILED, tone: 'danger' });
    }
  }, []);

  return { printing, print, close };
}

/** Browsers let a page open a tab only shortly after a tap; later, the link in the dialog does. */
function openIfAllowed(url: string): void {
  if (navigator.userActivation?.isActive) window.open(url, '_blank');
}
