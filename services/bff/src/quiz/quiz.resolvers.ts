import { QuizRequest } from '@lux/contracts/games/quiz.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { generateQuiz, listQuizCategories } from './generate-quiz.ts';

const Arguments = z.object({ input: QuizRequest });

/** The quiz over GraphQL: the same function as over REST. */
export function quizResolvers(deps: Deps) {
  return {
    Query: {
      quizCategories: (_root: unknown, _given: unknown, { request }: GraphqlContext) =>
        listQuizCategories(deps, request),
    },
    Mutation: {
      generateQuiz: async (
        _root: unknown,
        given: unknown,
        { request, present }: GraphqlContext,
      ) => {
        const { input } = parseInput(Arguments, given);
        if (input.visitorToken) await present(input.visitorToken);
        return generateQuiz(deps, request, input);
      },
    },
  };
}
