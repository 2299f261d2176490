import { unwrapResolverError } from '@apollo/server/errors';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** Errors over GraphQL say what they say over REST: a code and a German sentence, no internals. */
export function formatError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
): GraphQLFormattedError {
  const cause = unwrapResolverError(thrown);
  const isRefusedDocument = cause instanceof GraphQLError;
  const error = isRefusedDocument ? commonErrors.VALIDATION_FAILED() : toAppError(cause);
  return {
    message: error.message,
    extensions: { code: error.code, status: error.status },
    ...(formatted.path && { path: formatted.path }),
  };
}
