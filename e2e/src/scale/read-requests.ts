import { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { RequestCursor } from '@lux/contracts/analytics/request-list.ts';
import { z } from 'zod';
import type { Visitor } from '../testing/visitor.ts';

const Requests = z.array(AnalyticsRequest);
/** As many as are given at once. */
const PAGE = 1_000;

/** All requests that admins can see, the newest first. */
export async function readRequests(admin: Visitor): Promise<AnalyticsRequest[]> {
  const read: AnalyticsRequest[] = [];
  for (let before = ''; ; ) {
    const path = `/api/analytics/requests?limit=${PAGE}${before}`;
    const page = await admin.json(Requests, 'GET', path);
    read.push(...page);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return read;
    before = `&before=${encodeURIComponent(z.encode(RequestCursor, last))}`;
  }
}
