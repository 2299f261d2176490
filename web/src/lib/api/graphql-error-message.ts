import { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * The German sentence the server sent with its refusal, or null where there is none (offline, a
 * broken answer). Sentences for the person carry a code; GraphQL's own texts would be English.
 */
export function graphqlErrorMessage(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  const { code } = first?.extensions ?? {};
  const isOurs = typeof code === 'string' && !ENGLISH_CODES.has(code);
  return isOurs && first ? first.message : null;
}

const ENGLISH_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'INTERNAL_SERVER_ERROR',
]);
