import { AuditTrailQuery } from '@lux/contracts/accounts/audit-entry.ts';
import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { parseInput } from '../../graphql/parse-input.ts';
import { readAuditTrail } from './audit-trail.ts';

/** The trail of what admins do, over GraphQL. */
export function auditResolvers(deps: Deps) {
  return {
    Query: {
      auditTrail: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        const page = await readAuditTrail(deps, request, parseInput(AuditTrailQuery, given));
        const entries = page.entries.map(({ details, ...entry }) => ({
          ...entry,
          details: Object.entries(details).map(([name, value]) => ({
            name,
            value: value === null ? null : String(value),
          })),
        }));
        return { ...page, entries };
      },
    },
  };
}
