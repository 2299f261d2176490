import { Alert, AlertList } from '@lux/contracts/analytics/alert.ts';
import {
  AlertSettings,
  type AlertSettingsChange,
  AlertTrial,
  SavedAlertSettings,
} from '@lux/contracts/analytics/alert-settings.ts';
import { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import {
  type ExportQuery,
  RequestCursor,
  type RequestListQuery,
} from '@lux/contracts/analytics/request-list.ts';
import { DetailedRequestStats } from '@lux/contracts/analytics/request-stats.ts';
import {
  type AdoptRequest,
  type DeletedThing,
  type ForgetRequest,
  RecordOwner,
} from '@lux/contracts/analytics/visitor-requests.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';
import { processingFactsOf } from './processing-facts-of.ts';
import { findPresentOf, matchOwnersOf, matchThingsOf } from './user-data-of.ts';

/** A child's whole school year may have to be gone through. */
const LIMIT_MS = 30_000;

export type AnalyticsClient = ReturnType<typeof createAnalyticsClient>;

/** What the bff asks of analytics. */
export function createAnalyticsClient(service: ServiceClient) {
  return {
    check: service.check,
    close: service.close,
    readProcessingFacts: processingFactsOf(service),

    listRequests: (requestId: string, { before, ...query }: RequestListQuery) =>
      service.json(z.array(AnalyticsRequest), {
        method: 'GET',
        path: '/requests',
        query: given({ ...query, before: before && RequestCursor.encode(before) }),
        requestId,
      }),

    readRequest: (requestId: string, id: string) =>
      service.json(AnalyticsRequest, {
        method: 'GET',
        path: pathOf(id),
        requestId,
      }),

    matchOwners: matchOwnersOf(service),
    matchThings: matchThingsOf(service),
    findPresent: findPresentOf(service),

    /** Whose it is, which no admin learns. */
    readOwner: (requestId: string, id: string) =>
      service.json(RecordOwner, { method: 'GET', path: `${pathOf(id)}/owner`, requestId }),

    /** @param by who has seen to it. */
    markHandled: (requestId: string, id: string, by: string) =>
      service.json(AnalyticsRequest, {
        method: 'PATCH',
        path: `${pathOf(id)}/handled`,
        body: { by },
        requestId,
      }),

    listAlerts: (requestId: string) =>
      service.json(AlertList, { method: 'GET', path: '/alerts', requestId }),

    handleAlert: (requestId: string, id: string, by: string) =>
      service.json(Alert, {
        method: 'PATCH',
        path: `/alerts/${encodeURIComponent(id.toWellFormed())}/handled`,
        body: { by },
        requestId,
      }),

    readAlertSettings: (requestId: string) =>
      service.json(AlertSettings, { method: 'GET', path: '/alert-settings', requestId }),

    changeAlertSettings: (requestId: string, body: AlertSettingsChange) =>
      service.json(SavedAlertSettings, {
        method: 'PATCH',
        path: '/alert-settings',
        body,
        requestId,
      }),

    /** Waits for the mail server. */
    tryAlerts: (requestId: string) =>
      service.json(AlertTrial, {
        method: 'POST',
        path: '/alert-settings/trials',
        requestId,
        timeoutMs: LIMIT_MS,
      }),

    /** One JSON line per request, oldest first; how many they are stands in `x-total-count`. */
    streamRequests: (
      requestId: string,
      query: ExportQuery & { hasImage?: boolean },
      signal: AbortSignal,
    ) =>
      service.stream({
        method: 'GET',
        path: '/exports/requests',
        query: given({ ...query, hasImage: String(query.hasImage ?? false) }),
        requestId,
        signal,
        timeoutMs: LIMIT_MS,
      }),

    /** The requests of these people. */
    findRequestsOf: (requestId: string, people: ForgetRequest) =>
      service.json(z.array(AnalyticsRequest), {
        method: 'POST',
        path: '/requests/searches',
        body: people,
        requestId,
        timeoutMs: LIMIT_MS,
      }),

    forget: async (requestId: string, people: ForgetRequest) => {
      await service.text({
        method: 'POST',
        path: '/requests/forgettings',
        body: people,
        requestId,
        timeoutMs: LIMIT_MS,
      });
    },

    /** The words behind what its child deletes, also of requests that are still under way. */
    deleteWordsOf: async (requestId: string, thing: DeletedThing) => {
      await service.text({
        method: 'POST',
        path: '/requests/word-deletions',
        body: thing,
        requestId,
        timeoutMs: LIMIT_MS,
      });
    },

    /** What these visitors asked until now is this user's from here on. */
    adopt: async (requestId: string, adoption: AdoptRequest) => {
      await service.text({
        method: 'POST',
        path: '/requests/adoptions',
        body: adoption,
        requestId,
        timeoutMs: LIMIT_MS,
      });
    },

    readFigures: (requestId: string) =>
      service.json(DetailedRequestStats, { method: 'GET', path: '/stats', requestId }),
  };
}

/** Halves of a letter have no form in an address; no id has any. */
function pathOf(id: string): string {
  return `/requests/${encodeURIComponent(id.toWellFormed())}`;
}

function given(
  query: Record<string, string | number | undefined>,
): Record<string, string | number> {
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}
