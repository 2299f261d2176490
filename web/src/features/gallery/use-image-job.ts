import type { JobView } from '@lux/contracts/media/job-view.ts';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphqlErrorMessage } from '../../lib/graphql-error-message.ts';
import { joinVisitorRoom, socket } from '../../lib/socket.ts';
import { toasts } from '../../lib/toasts.ts';
import { followJob } from './follow-job.ts';
import { galleryImagesAtom } from './gallery-images.ts';
import { generateImage, readJob } from './image-operations.ts';
import { type PendingImage, pendingImage } from './pending-image.ts';

const FAILED = 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.';

/** The picture being painted: orders it, follows it, finds it again after a reload. */
export function useImageJob() {
  const [job, setJob] = useState<JobView | null>(null);
  const changeImages = useSetAtom(galleryImagesAtom);
  const screen = useRef(new AbortController());

  const finish = useCallback(
    (result: JobView | null, prompt: string): boolean => {
      pendingImage.forget();
      setJob(null);
      if (result?.state !== 'ready' || result.url === undefined) {
        toasts.show({ title: 'Fehler', description: result?.message ?? FAILED, tone: 'danger' });
        return false;
      }
      const createdAt = new Date().toISOString();
      changeImages({ add: { id: result.jobId, prompt, imageUrl: result.url, createdAt } });
      toasts.show({ title: 'Bild erstellt!', tone: 'success' });
      return true;
    },
    [changeImages],
  );

  const follow = useCallback(
    async ({ jobId, prompt }: PendingImage, signal: AbortSignal): Promise<boolean> => {
      const result = await followJob({ socket: socket(), readJob }, jobId, {
        onView: setJob,
        signal,
      });
      // Left behind while painting: the kept note lets the next visit find the picture.
      return !signal.aborted && finish(result, prompt);
    },
    [finish],
  );

  useEffect(() => {
    const controller = new AbortController();
    screen.current = controller;
    const pending = pendingImage.read();
    if (pending !== null) void follow(pending, controller.signal);
    else socket();
    return () => controller.abort();
  }, [follow]);

  /** True when the picture is there; failures have been told as a toast. */
  const paint = useCallback(
    async (prompt: string): Promise<boolean> => {
      try {
        const ordered = await generateImage(prompt);
        pendingImage.keep({ jobId: ordered.jobId, prompt });
        setJob(ordered);
        void enterRoom();
        return await follow({ jobId: ordered.jobId, prompt }, screen.current.signal);
      } catch (error) {
        const description = graphqlErrorMessage(error) ?? FAILED;
        toasts.show({ title: 'Fehler', description, tone: 'danger' });
        setJob(null);
        return false;
      }
    },
    [follow],
  );

  return { job, paint };
}

/** The order may have begun this visitor's session; a connection older than that is renewed. */
async function enterRoom(): Promise<void> {
  const connection = socket();
  const isIn = await joinVisitorRoom(connection);
  if (!isIn && connection.connected) connection.disconnect().connect();
}
