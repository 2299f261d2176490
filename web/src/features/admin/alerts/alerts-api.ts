import { Alert, AlertList } from '@lux/contracts/analytics/alert.ts';
import {
  AlertSettings,
  type AlertSettingsChange,
  AlertTrial,
  SavedAlertSettings,
} from '@lux/contracts/analytics/alert-settings.ts';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';
import { RequestRow } from '../requests/feed/request-row.ts';

const ALERTS = '/api/admin/alerts';
const SETTINGS = '/api/admin/alert-settings';

/** The calls about children in danger and who is told of them. */
export const alertsApi = {
  list: (): Promise<AlertList> => refusals.call(() => rest.get(ALERTS, async () => AlertList)),

  /** The same for a look in passing, over which nobody is asked for anything. */
  peek: (): Promise<AlertList> => rest.get(ALERTS, async () => AlertList),

  /** @throws ApiError ALERT_NOT_FOUND. */
  handle: (id: string): Promise<Alert> =>
    refusals.call(() => rest.patch(`${ALERTS}/${id}/handled`, undefined, async () => Alert)),

  /** What was asked and answered. @throws ApiError REQUEST_NOT_FOUND where it is not kept any more. */
  readRequest: (id: string): Promise<RequestRow> =>
    refusals.call(() =>
      rest.get(`/api/analytics/requests/${encodeURIComponent(id)}`, async () => RequestRow),
    ),

  /** For the owner. */
  readSettings: (): Promise<AlertSettings> =>
    refusals.call(() => rest.get(SETTINGS, async () => AlertSettings)),

  /** @throws ApiError SECOND_FACTOR_NEEDED, SECOND_FACTOR_REQUIRED. */
  changeSettings: (change: AlertSettingsChange): Promise<SavedAlertSettings> =>
    refusals.call(() => rest.patch(SETTINGS, change, async () => SavedAlertSettings)),

  sendTrial: (): Promise<AlertTrial> =>
    refusals.call(() => rest.post(`${SETTINGS}/trials`, undefined, async () => AlertTrial)),
};
