import type { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import { berlinTime } from './berlin-time.ts';
import type { Column } from './column.ts';

const MARKS = { blocked: 'abgelehnt', crisis: 'Krise' };

/** Requests as a table for a school's office. */
export const requestColumns: Column<AnalyticsRequest>[] = [
  ['Zeit', ({ timestamp }) => berlinTime(timestamp)],
  ['Art', ({ type }) => type],
  ['Besucher', ({ visitorToken }) => visitorToken],
  ['Benutzer', ({ userId }) => userId],
  ['Frage', ({ prompt }) => prompt],
  ['Antwort', ({ response }) => response],
  ['Bild', ({ imageUrl }) => imageUrl],
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
