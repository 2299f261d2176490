import type { AlertList } from '@lux/contracts/analytics/alert.ts';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { onTestFinished } from 'vitest';
import { tellDueAlerts } from '../alerts/tell-due-alerts.ts';
import { takeEvents } from '../requests/take-events.consumer.ts';
import { createRequestCounter } from '../statistics/create-request-counter.ts';
import { buildRequest } from './build-request.ts';
import { type Engines, openAnalytics } from './open-analytics.ts';
import { openMailbox } from './open-mailbox.ts';

export const MINUTE = 60_000;

export type Service = Awaited<ReturnType<typeof openAnalytics>>;

/** Opens services on these engines that end with their test. */
export function createAlertOpener(engines: Engines) {
  async function openService(options: Parameters<typeof openAnalytics>[1] = {}): Promise<Service> {
    const service = await openAnalytics(engines, options);
    onTestFinished(() => service.close());
    await service.deps.mongo.whenReady;
    return service;
  }

  /** A service whose owner has named one recipient, and the mail server. */
  async function openWithMail(change: object = {}) {
    const mailbox = await openMailbox();
    onTestFinished(() => mailbox.close());
    const service = await openService({ smtp: mailbox.smtp });
    await service.send('PATCH', '/alert-settings', {
      ...{ recipients: ['sommer@schule.example'], ...change },
    });
    return { mailbox, service };
  }

  return { openService, openWithMail };
}

export const danger = (given: Partial<AnalyticsRequest> = {}) =>
  buildRequest({ safety: 'crisis', prompt: 'Papa schlägt mich', ...given });

/** As the consumer takes them from the stream. */
export const take = async ({ deps }: Service, ...signs: AnalyticsRequest[]) =>
  takeEvents({ ...deps, counter: createRequestCounter(deps) }, signs);

/** Tells what is due, as if so much time had passed. */
export const look = async (service: Service, laterMs = 0) =>
  tellDueAlerts(service.deps, () => new Date(Date.now() + laterMs));

export const alertsOf = async (service: Service): Promise<AlertList> =>
  (await service.get('/alerts')).json();
