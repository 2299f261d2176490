import { z } from 'zod';

/** Answer of `POST /api/dashboard/login` (SPEC 7). */
export const DashboardLogin = z.object({ success: z.boolean() });
