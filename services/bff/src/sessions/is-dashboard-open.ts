import type { Session } from './session.ts';

/** Whether the dashboard's password was given here and somebody has used it within half an hour. */
export function isDashboardOpen({ dashboardOpenUntil }: Pick<Session, 'dashboardOpenUntil'>) {
  return dashboardOpenUntil !== null && dashboardOpenUntil > Date.now();
}
