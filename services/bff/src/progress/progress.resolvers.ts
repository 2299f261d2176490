import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { planLetters } from './plan-practice.ts';
import { readClassProgress, readGarden, readSeatProgress } from './read-progress.ts';

const WhichClass = z.object({ classId: Id });
const WhichSeat = WhichClass.extend({ seatId: Id });

/** What children can do already, over GraphQL: the same functions as over REST. */
export function progressResolvers(deps: Deps) {
  return {
    Query: {
      classProgress: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        readClassProgress(deps, request, parseInput(WhichClass, given).classId),
      seatProgress: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        readSeatProgress(deps, request, parseInput(WhichSeat, given)),
      garden: (_root: unknown, _given: unknown, { request }: GraphqlContext) =>
        readGarden(deps, request),
      practice: (_root: unknown, _given: unknown, { request }: GraphqlContext) =>
        planLetters(deps, request),
    },
  };
}
