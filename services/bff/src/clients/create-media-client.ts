import type { Id } from '@lux/contracts/common/ids.ts';
import type { Exam } from '@lux/contracts/conversation/exam.ts';
import { ColoredPage, ColoredPicture } from '@lux/contracts/media/colored-page.ts';
import { FileFacts } from '@lux/contracts/media/download.ts';
import { JobCounts, JobView, OrderedJob } from '@lux/contracts/media/job.ts';
import { type MediaOrder, mediaOrders } from '@lux/contracts/media/orders.ts';
import { WishChip } from '@lux/contracts/media/picture.ts';
import type { KitOrder } from '@lux/contracts/media/privacy-kit.ts';
import {
  WatchedJob,
  type WatchedJobQuery,
  WatchedPicture,
  type WatchedPictureQuery,
} from '@lux/contracts/media/watched.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';
import type { Caller } from '../sessions/act-for.ts';
import { processingFactsOf } from './processing-facts-of.ts';
import { matchThingsOf, userDataOf } from './user-data-of.ts';

export type MediaClient = ReturnType<typeof createMediaClient>;

/** Media stops waiting for a provider after 85 s; the child is answered within 90 s (`create-painting-time.ts`). */
const WORK_LIMIT_MS = 88_000;

/** Lines over colours take a second where many children save at once. */
const COMPOSE_LIMIT_MS = 20_000;

/** A few pages of text; the first one loads fonts. */
const DOCUMENT_LIMIT_MS = 20_000;

interface OrderOptions {
  isAwaited: boolean;
  /** The bff's mark of where the order comes from. */
  network: string;
  /** The client's name for this order: sent again, it is the same job. */
  orderId?: Id;
  signal?: AbortSignal;
}

/** What the bff asks of media. */
export function createMediaClient(service: ServiceClient) {
  return {
    check: service.check,
    close: service.close,
    readProcessingFacts: processingFactsOf(service),
    ...userDataOf(service),
    matchThings: matchThingsOf(service),

    /** Orders something to be made: the job at once, or with `isAwaited` when it has ended. */
    orderJob: (
      caller: Caller,
      { name, wish }: MediaOrder,
      { isAwaited, network, orderId, signal }: OrderOptions,
    ) =>
      service.json(OrderedJob, {
        method: 'POST',
        path: mediaOrders[name].path,
        query: { wait: String(isAwaited), ...(orderId && { orderId }) },
        body: wish,
        timeoutMs: WORK_LIMIT_MS,
        network,
        ...(signal && { signal }),
        ...caller,
      }),

    readJob: (caller: Caller, id: string) =>
      service.json(JobView, { method: 'GET', path: `/jobs/${id}`, ...caller }),

    cancelJob: (caller: Caller, id: string) =>
      service.json(JobView, { method: 'DELETE', path: `/jobs/${id}`, ...caller }),

    understandWish: (caller: Caller, prompt: string) =>
      service.json(z.array(WishChip), {
        method: 'POST',
        path: '/wishes',
        body: { prompt },
        ...caller,
      }),

    readColors: async (caller: Caller, pageId: string) => {
      const path = `/coloring-pages/${pageId}/colors`;
      return (await service.stream({ method: 'GET', path, ...caller })).body;
    },

    /** @param colors a PNG without the lines. */
    keepColors: (
      caller: Caller,
      pageId: string,
      { changedAt, colors }: { changedAt: string; colors: Buffer },
    ) =>
      service.json(ColoredPage, {
        method: 'PUT',
        path: `/coloring-pages/${pageId}/colors`,
        query: { changedAt },
        bytes: { content: colors, contentType: 'image/png' },
        timeoutMs: COMPOSE_LIMIT_MS,
        ...caller,
      }),

    removeColors: async (caller: Caller, pageId: string) => {
      const path = `/coloring-pages/${pageId}/colors`;
      await service.text({ method: 'DELETE', path, ...caller });
    },

    keepColoredPicture: (caller: Caller, pageId: string, colors: Buffer) =>
      service.json(ColoredPicture, {
        method: 'POST',
        path: `/coloring-pages/${pageId}/pictures`,
        bytes: { content: colors, contentType: 'image/png' },
        timeoutMs: COMPOSE_LIMIT_MS,
        ...caller,
      }),

    readFileFacts: (caller: Caller, id: string) =>
      service.json(FileFacts, { method: 'GET', path: `/files/${id}/facts`, ...caller }),

    removePicture: async (caller: Caller, id: string): Promise<void> => {
      await service.text({ method: 'DELETE', path: `/files/${id}`, ...caller });
    },

    /** @param path the file's id, or what belongs to it: `{id}/thumbnail`, `{id}/view`. */
    readFile: (
      caller: Caller,
      path: string,
      headers: Record<string, string>,
      signal: AbortSignal,
    ) => service.stream({ method: 'GET', path: `/files/${path}`, headers, signal, ...caller }),

    /** A model's report card as a PDF. */
    makeExamReport: (requestId: string, exam: Exam, signal: AbortSignal) =>
      service.stream({
        method: 'POST',
        path: '/exam-reports',
        body: exam,
        timeoutMs: DOCUMENT_LIMIT_MS,
        requestId,
        signal,
      }),

    /** A document of the privacy kit as bytes, with its type. */
    makeKitDocument: (requestId: string, order: KitOrder, signal: AbortSignal) =>
      service.stream({
        method: 'POST',
        path: '/privacy-kit',
        body: order,
        timeoutMs: DOCUMENT_LIMIT_MS,
        requestId,
        signal,
      }),

    /** The following are about all children, for admins (`requireDashboard`). */
    readAnyFile: (
      requestId: string,
      path: string,
      headers: Record<string, string>,
      signal: AbortSignal,
    ) => service.stream({ method: 'GET', path: `/any-files/${path}`, headers, signal, requestId }),

    readAnyFileFacts: (requestId: string, id: string) =>
      service.json(FileFacts, { method: 'GET', path: `/any-files/${id}/facts`, requestId }),

    listPictures: (requestId: string, { limit, before }: WatchedPictureQuery) =>
      service.json(z.array(WatchedPicture), {
        method: 'GET',
        path: '/pictures',
        query: { limit, ...(before && { before }) },
        requestId,
      }),

    deletePicture: async (requestId: string, id: string) => {
      await service.text({ method: 'DELETE', path: `/any-files/${id}`, requestId });
    },

    countJobs: (requestId: string) =>
      service.json(JobCounts, { method: 'GET', path: '/job-counts', requestId }),

    listJobs: (requestId: string, query: WatchedJobQuery) =>
      service.json(z.array(WatchedJob), { method: 'GET', path: '/jobs', query, requestId }),

    retryJob: (requestId: string, id: string) =>
      service.json(WatchedJob, { method: 'POST', path: `/jobs/${id}/retries`, requestId }),

    removeJob: async (requestId: string, id: string) => {
      await service.text({ method: 'DELETE', path: `/any-jobs/${id}`, requestId });
    },
  };
}
