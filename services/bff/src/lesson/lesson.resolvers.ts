import { Hand, Join } from '@lux/contracts/classroom/lesson.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { joinLesson, readDoor } from './join-lesson.ts';
import { TypedCode } from './lesson.routes.ts';
import { leaveLesson, raiseHand, readOwnLesson } from './own-lesson.ts';

const DoorArguments = z.object({ code: TypedCode });
const JoinArguments = z.object({ input: Join.extend({ code: TypedCode }) });

/** A child's lesson over GraphQL: the same functions as over REST. */
export function lessonResolvers(deps: Deps) {
  return {
    Query: {
      lessonDoor: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        readDoor(deps, request, parseInput(DoorArguments, given).code),
      lesson: (_root: unknown, _given: unknown, { request }: GraphqlContext) =>
        readOwnLesson(deps, request),
    },
    Mutation: {
      joinLesson: (_root: unknown, given: unknown, { request, reply }: GraphqlContext) =>
        joinLesson(deps, request, reply, parseInput(JoinArguments, given).input),
      leaveLesson: async (_root: unknown, _given: unknown, { request }: GraphqlContext) => {
        await leaveLesson(deps, request);
        return true;
      },
      raiseHand: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        raiseHand(deps, request, parseInput(Hand, given)),
    },
  };
}
