import { rest } from '../../lib/rest.ts';

/** Closes a dashboard that was opened by password, on the server. @throws ApiError */
export async function lockDashboard(): Promise<void> {
  await rest.postOnly('/api/dashboard/lock');
}
