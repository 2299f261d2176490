import type { JobView } from '@lux/contracts/media/job.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openBeside } from '../../lib/file-link.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import { createPendingJob } from '../job/create-pending-job.ts';
import { loadJobClient } from '../job/use-picture-job.ts';

export type Printing =
  | { state: 'making'; job: JobView | null; title: string | null }
  | { state: 'ready'; url: string; title: string | null };

const FAILED = 'Die Druckseiten konnten nicht erstellt werden. Bitte versuche es noch einmal.';
/** Why the watch ended: the child wants no more of it, other than when the screen is left. */
const CLOSED = 'closed';

/** Stored until the child closes the dialog: a reload finds the order or the finished pages again. */
const pending = createPendingJob(storageKeys.pendingPrint);

/** Pages on their way to paper: ordered as a PDF and opened as soon as it is there. */
export function usePrinting() {
  const [printing, setPrinting] = useState<Printing | null>(null);
  const running = useRef<AbortController | null>(null);

  const close = useCallback(() => {
    running.current?.abort(CLOSED);
    pending.forget();
    setPrinting(null);
  }, []);

  /** The finished pages' address; null where there are none, which was told as a toast. */
  const follow = useCallback(
    async (title: string | null, start: (signal: AbortSignal) => Promise<string>) => {
      running.current?.abort(CLOSED);
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setPrinting({ state: 'making', job: null, title });
      try {
        const jobId = await start(signal);
        const client = await loadJobClient();
        const result = await client.follow(jobId, {
          onView: (job) => setPrinting({ state: 'making', job, title }),
          signal,
        });
        if (signal.aborted) return null;
        if (result?.url === undefined) return giveUp(result?.message ?? FAILED);
        setPrinting({ state: 'ready', url: result.url, title });
        return result.url;
      } catch (error) {
        if (signal.aborted) return null;
        const client = await loadJobClient().catch(() => null);
        return giveUp(client?.reasonOf(error) ?? FAILED);
      }

      function giveUp(description: string): null {
        pending.forget();
        setPrinting(null);
        toasts.show({ title: 'Fehler', description, tone: 'danger' });
        return null;
      }
    },
    [],
  );

  useEffect(() => {
    const kept = pending.read();
    if (kept !== null) void follow(kept.prompt || null, async () => kept.jobId);
    return () => running.current?.abort();
  }, [follow]);

  const print = useCallback(
    async (fileIds: string[], title: string | null = null) => {
      const url = await follow(title, async (signal) => {
        const { printPages } = await import('./print-pages.ts');
        const { jobId } = await printPages({ fileIds, ...(title === null ? {} : { title }) });
        if (signal.reason !== CLOSED) pending.keep({ jobId, prompt: title ?? '' });
        void loadJobClient().then((client) => client.enterRoom());
        return jobId;
      });
      if (url !== null) openBeside(url);
    },
    [follow],
  );

  return { printing, print, close };
}
