import type { Origin } from './origin.ts';
import { traceScope } from './trace-scope.ts';
import { traceparentOf } from './traceparent-of.ts';

/** What to remember of the request at hand, for what happens after it. */
export function originOf(requestId: string | undefined): Origin {
  const span = traceScope.getStore();
  return { ...(requestId && { requestId }), ...(span && { traceparent: traceparentOf(span) }) };
}
