import type { Mock } from 'vitest';
import { stubFetch } from './stub-fetch.ts';

/** Answers by operation name; a function is asked anew each time, with the variables. */
export type GraphqlAnswers = Record<string, object | ((variables: unknown) => object)>;

/** Stands in for /graphql beside the REST calls every screen makes. */
export function serveGraphql(
  answers: GraphqlAnswers,
  routes: Parameters<typeof stubFetch>[0] = {},
): Mock<typeof fetch> {
  return stubFetch({
    'GET /api/user': { status: 401 },
    'POST /api/speech': { text: 'audio' },
    'POST /graphql': (init) => {
      const { operationName, variables } = JSON.parse(String(init?.body));
      const answer = answers[operationName];
      return { json: typeof answer === 'function' ? answer(variables) : (answer ?? { data: {} }) };
    },
    ...routes,
  });
}

/** The variables of every call of one operation, in order. */
export function variablesOf(stub: Mock<typeof fetch>, operation: string): unknown[] {
  return stub.mock.calls
    .filter(([path]) => String(path) === '/graphql')
    .map(([, init]) => JSON.parse(String(init?.body)))
    .filter(({ operationName }) => operationName === operation)
    .map(({ variables }) => variables);
}
