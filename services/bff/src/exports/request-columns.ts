import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { requestTypeLabels } from '@lux/contracts/analytics/request-type-labels.ts';
import { jobFailureLabels } from '@lux/contracts/media/job-failure-labels.ts';
import { berlinTime } from './berlin-time.ts';
import type { Column } from './column.ts';

const MARKS = { blocked: 'abgelehnt', crisis: 'Gefahr' };

/** Requests as a table for a school's office. */
export const requestColumns: Column<AnalyticsRequest>[] = [
  ['Zeit', ({ timestamp }) => berlinTime(timestamp)],
  ['Art', ({ type }) => requestTypeLabels[type]],
  ['Besucher', ({ visitorToken }) => visitorToken],
  ['Benutzer', ({ userId }) => userId],
  ['Anfrage', ({ prompt }) => prompt],
  ['Antwort', ({ response }) => response],
  ['Bild', ({ imageUrl }) => imageUrl],
  [
    'Warum kein Bild',
    ({ pictureFailure }) => (pictureFailure ? jobFailureLabels[pictureFailure] : null),
  ],
  ['Auffällig', ({ safety }) => (safety ? MARKS[safety] : null)],
  ['Erledigt am', ({ handled }) => (handled ? berlinTime(handled.at) : null)],
  ['Erledigt von', ({ handled }) => handled?.by ?? null],
  ['Aufruf', ({ operation }) => operation],
  ['Status', ({ status }) => status],
  ['Dauer (ms)', ({ durationMs }) => durationMs],
  ['Browser', ({ userAgent }) => userAgent],
  ['IP-Adresse', ({ ipAddress }) => ipAddress],
  ['Kennung', ({ id }) => id],
];
