import { unwrapResolverError } from '@apollo/server/errors';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** Errors over GraphQL say what they say over REST: a code and a German sentence, no internals. */
export function formatError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
): GraphQLFormattedError {
  const cause = causeOf(thrown);
  const isRefusedDocument = cause instanceof GraphQLError;
  const error = isRefusedDocument ? commonErrors.VALIDATION_FAILED() : toAppError(cause);
  return {
    message: error.message,
    extensions: { code: error.code, status: error.status },
    ...(formatted.path && { path: formatted.path }),
  };
}

function causeOf(thrown: unknown): unknown {
  // Without a path: refused by a plugin, before any resolver ran.
  const isRefusal = thrown instanceof GraphQLError && thrown.originalError instanceof AppError;
  return isRefusal ? thrown.originalError : unwrapResolverError(thrown);
}
