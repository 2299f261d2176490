import { Id } from '@lux/contracts/common/ids.ts';
import { NewExam } from '@lux/contracts/conversation/exam.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { parseInput } from '../../graphql/parse-input.ts';
import { cancelExam, readExam, readExams, startExam } from './manage-exams.ts';

const ById = z.object({ id: Id });

/** Exams of models over GraphQL. */
export function examsResolvers(deps: Deps) {
  return {
    Query: {
      exams: async (_root: unknown, _given: unknown, { request }: GraphqlContext) =>
        readExams(deps, request),
      exam: async (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        readExam(deps, request, parseInput(ById, given).id),
    },
    Mutation: {
      startExam: async (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        startExam(deps, request, parseInput(NewExam, given)),
      cancelExam: async (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        cancelExam(deps, request, parseInput(ById, given).id),
    },
  };
}
