import type { ApolloServerPlugin } from '@apollo/server';
import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './graphql-context.ts';

/** Logs what is our own fault, as the REST door does; Apollo would only answer it. */
export const logFailures: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue: { request, reply } }) => {
      for (const { originalError } of errors) {
        // Without an original it is the document that is refused.
        if (!originalError || originalError instanceof GraphQLError) continue;
        const { status, code } = toAppError(originalError);
        if (status < 500 || reply.raw.destroyed) continue;
        request.log.error({ err: originalError, code }, 'request failed');
      }
    },
  }),
};
