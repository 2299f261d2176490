import type { z } from 'zod';
import { RequestFilter } from './request-filter.ts';

/** Time range of an export, oldest first (issue 8). */
export const ExportQuery = RequestFilter.pick({ from: true, to: true, type: true, only: true });
export type ExportQuery = z.infer<typeof ExportQuery>;
