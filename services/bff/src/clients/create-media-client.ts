import type { ImageJobRequest } from '@lux/contracts/media/image-job-request.ts';
import { JobView } from '@lux/contracts/media/job-view.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import type { Caller } from '../sessions/act-for.ts';

export type MediaClient = ReturnType<typeof createMediaClient>;

/** Media itself gives up waiting after 85 s; this is a little longer. */
const PICTURE_LIMIT_MS = 90_000;

/** What the bff asks of media. */
export function createMediaClient(service: ServiceClient) {
  return {
    check: service.check,
    close: service.close,

    /** Orders a picture: the job at once, or with `isAwaited` when it has ended. */
    orderPicture: (
      caller: Caller,
      picture: ImageJobRequest,
      { isAwaited, signal }: { isAwaited: boolean; signal?: AbortSignal },
    ) =>
      service.json(JobView, {
        method: 'POST',
        path: '/images',
        query: { wait: String(isAwaited) },
        body: picture,
        timeoutMs: PICTURE_LIMIT_MS,
        ...(signal && { signal }),
        ...caller,
      }),

    readJob: (caller: Caller, id: string) =>
      service.json(JobView, { method: 'GET', path: `/jobs/${id}`, ...caller }),

    cancelJob: (caller: Caller, id: string) =>
      service.json(JobView, { method: 'DELETE', path: `/jobs/${id}`, ...caller }),

    readFile: (caller: Caller, id: string, headers: Record<string, string>, signal: AbortSignal) =>
      service.stream({ method: 'GET', path: `/files/${id}`, headers, signal, ...caller }),
  };
}
