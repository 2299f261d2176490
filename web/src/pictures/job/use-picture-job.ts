import type { JobView } from '@lux/contracts/media/job.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toasts } from '../../lib/toasts.ts';
import type { createPendingJob, PendingJob } from './create-pending-job.ts';
import type { jobClient } from './job-client.ts';

/** Brings what talks with the server about jobs. Rejects where it does not come. */
export const loadJobClient = () => import('./job-client.ts').then((m) => m.jobClient);

type JobClient = typeof jobClient;

export interface PictureJobOptions {
  pending: ReturnType<typeof createPendingJob>;
  /** What is said where the server gives no reason (SPEC 8). */
  failed: string;
  onReady: (picture: { jobId: string; prompt: string; url: string }) => void;
}

/** `left`: the screen was left; the next visit finds the picture by the stored note. */
export type PictureOutcome = 'ready' | 'failed' | 'cancelled' | 'left';

/** The picture being made: orders it, follows it, finds it again after a reload. */
export function usePictureJob(options: PictureJobOptions) {
  const [job, setJob] = useState<JobView | null>(null);
  const [prompt, setPrompt] = useState<string | null>(null);
  const screen = useRef(new AbortController());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const fail = useCallback((reason: string | null | undefined) => {
    const description = reason ?? latest.current.failed;
    toasts.show({ title: 'Fehler', description, tone: 'danger' });
  }, []);

  const follow = useCallback(
    async (
      client: JobClient,
      pending: PendingJob,
      signal: AbortSignal,
    ): Promise<PictureOutcome> => {
      setPrompt(pending.prompt);
      const result = await client.follow(pending.jobId, { onView: setJob, signal });
      if (signal.aborted) return 'left';
      latest.current.pending.forget();
      setJob(null);
      if (result?.reason === 'CANCELLED') return 'cancelled';
      if (result?.state !== 'ready' || result.url === undefined) {
        fail(result?.message);
        return 'failed';
      }
      latest.current.onReady({ ...pending, url: result.url });
      return 'ready';
    },
    [fail],
  );

  useEffect(() => {
    const controller = new AbortController();
    screen.current = controller;
    const pending = latest.current.pending.read();
    if (pending !== null) {
      loadJobClient().then(
        (client) => follow(client, pending, controller.signal),
        // The note stays, and the next visit finds the picture.
        () => {},
      );
    }
    return () => controller.abort();
  }, [follow]);

  /** Failures have been told as a toast when this resolves; it never rejects. */
  const order = useCallback(
    async (wish: string, send: () => Promise<JobView>): Promise<PictureOutcome> => {
      setPrompt(wish);
      const loading = loadJobClient();
      // It is told below, after what the server said.
      loading.catch(() => {});
      try {
        const ordered = await send();
        const pending = { jobId: ordered.jobId, prompt: wish };
        latest.current.pending.keep(pending);
        const client = await loading;
        setJob(ordered);
        void client.enterRoom();
        return await follow(client, pending, screen.current.signal);
      } catch (error) {
        const client = await loading.catch(() => null);
        fail(client?.reasonOf(error));
        setJob(null);
        return 'failed';
      }
    },
    [follow, fail],
  );

  const jobId = job?.jobId;
  /** The server's answer ends the job; should it not come, the picture simply goes on. */
  const cancel = useCallback(() => {
    if (jobId === undefined) return;
    loadJobClient()
      .then((client) => client.cancel(jobId))
      .catch(() => {});
  }, [jobId]);

  /** A wish is on its way: what it will need is fetched meanwhile. */
  const prepare = useCallback(() => {
    loadJobClient().then(
      (client) => client.open(),
      () => {},
    );
  }, []);

  return { job, prompt, order, cancel, prepare };
}
