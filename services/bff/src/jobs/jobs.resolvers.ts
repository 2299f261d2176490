import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { actFor } from '../sessions/act-for.ts';

const Arguments = z.object({ jobId: Id });

/** Jobs over GraphQL. */
export function jobsResolvers({ services }: Deps) {
  return {
    Query: {
      job: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        services.media.readJob(
          actFor(request, errors.JOB_NOT_FOUND),
          parseInput(Arguments, given).jobId,
        ),
    },
    Mutation: {
      cancelJob: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        services.media.cancelJob(
          actFor(request, errors.JOB_NOT_FOUND),
          parseInput(Arguments, given).jobId,
        ),
    },
  };
}
