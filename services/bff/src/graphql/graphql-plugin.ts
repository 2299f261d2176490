import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { GraphQLError, type GraphQLFormattedError, GraphQLScalarType, Kind } from 'graphql';
import { z } from 'zod';
import { dashboardResolvers } from '../admin/access/dashboard.resolvers.ts';
import { aiServersResolvers } from '../admin/ai-servers/ai-servers.resolvers.ts';
import { aiUsageResolvers } from '../admin/ai-usage/ai-usage.resolvers.ts';
import { alertsResolvers } from '../admin/alerts/alerts.resolvers.ts';
import { auditResolvers } from '../admin/audit/audit.resolvers.ts';
import { examsResolvers } from '../admin/exams/exams.resolvers.ts';
import { firstStepsResolvers } from '../admin/first-steps/first-steps.resolvers.ts';
import { healthResolvers } from '../admin/health/health.resolvers.ts';
import { invitationsResolvers } from '../admin/invitations/invitations.resolvers.ts';
import { adminJobsResolvers } from '../admin/jobs/admin-jobs.resolvers.ts';
import { requestsResolvers } from '../admin/requests/requests.resolvers.ts';
import { adminUsersResolvers } from '../admin/users/admin-users.resolvers.ts';
import { booksResolvers } from '../books/books.resolvers.ts';
import { classesResolvers } from '../classes/classes.resolvers.ts';
import { lessonsResolvers } from '../classes/lessons.resolvers.ts';
import { conversationsResolvers } from '../conversations/conversations.resolvers.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { gamesResolvers } from '../games/games.resolvers.ts';
import { jobsResolvers } from '../jobs/jobs.resolvers.ts';
import { gateFields } from '../lesson/gate-fields.ts';
import { lessonResolvers } from '../lesson/lesson.resolvers.ts';
import { lettersResolvers } from '../letters/letters.resolvers.ts';
import { materialsResolvers } from '../materials/materials.resolvers.ts';
import { mathResolvers } from '../math/math.resolvers.ts';
import { picturesResolvers } from '../pictures/pictures.resolvers.ts';
import { progressResolvers } from '../progress/progress.resolvers.ts';
import { quizResolvers } from '../quiz/quiz.resolvers.ts';
import { settingsResolvers } from '../settings/settings.resolvers.ts';
import { stickersResolvers } from '../stickers/stickers.resolvers.ts';
import { storyResolvers } from '../story/story.resolvers.ts';
import { usersResolvers } from '../users/users.resolvers.ts';
import { chargeOperation } from './charge-operation.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { documentLimits, limitDocuments } from './limit-documents.ts';
import { readTypeDefs } from './read-type-defs.ts';

/** Errors over GraphQL say what they say over REST: a code and a German sentence, no internals. */
function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
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

/** Logs our own failures, as the REST server does; Apollo only answers them. */
const logFailures: ApolloServerPlugin<GraphqlContext> = {
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

/**
 * Answers input that a field's schema refuses as a request that was never carried out (GraphQL over
 * HTTP): without `data`, and with status 400 for clients that know `application/graphql-response+json`.
 */
const refuseInvalidInput: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, request, response: { body, http } }) => {
      // Beside another field something has been carried out.
      if (body.kind !== 'single' || operation?.selectionSet.selections.length !== 1) return;
      const { errors = [], data } = body.singleResult;
      const isInvalid = errors.every(({ extensions }) => extensions?.code === 'VALIDATION_FAILED');
      if (errors.length === 0 || data !== null || !isInvalid) return;
      delete body.singleResult.data;
      if (request.http?.headers.get('accept')?.includes(GRAPHQL_JSON)) http.status = 400;
    },
  }),
};
const GRAPHQL_JSON = 'application/graphql-response+json';

const IsoDateTime = z.iso.datetime();

function parse(value: unknown): string {
  const parsed = IsoDateTime.safeParse(value);
  if (!parsed.success) throw new GraphQLError('Das ist kein Zeitpunkt nach ISO 8601.');
  return parsed.data;
}

/** A moment as ISO 8601 text in UTC, as REST has it. */
const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  description: 'A moment as ISO 8601 text in UTC.',
  serialize: parse,
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
});

/** What `POST /graphql` takes: one document. Batches and registered documents are none. */
const GraphqlBody = z.object({
  query: z.string(),
  operationName: z.string().max(200).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** GraphQL at `POST /graphql`, by Apollo Server. */
export async function graphqlPlugin(server: Server, deps: Deps): Promise<void> {
  const apollo = new ApolloServer<GraphqlContext>({
    typeDefs: readTypeDefs(),
    resolvers: [
      { DateTime },
      settingsResolvers(deps),
      aiServersResolvers(deps),
      examsResolvers(deps),
      booksResolvers(deps),
      aiUsageResolvers(deps),
      conversationsResolvers(deps),
      jobsResolvers(deps),
      picturesResolvers(deps),
      storyResolvers(deps),
      quizResolvers(deps),
      materialsResolvers(deps),
      mathResolvers(deps),
      lettersResolvers(deps),
      gamesResolvers(deps),
      stickersResolvers(deps),
      requestsResolvers(deps),
      alertsResolvers(deps),
      usersResolvers(deps),
      adminUsersResolvers(deps),
      invitationsResolvers(deps),
      auditResolvers(deps),
      adminJobsResolvers(deps),
      healthResolvers(deps),
      firstStepsResolvers(deps),
      dashboardResolvers(deps),
      lessonResolvers(deps),
      classesResolvers(deps),
      progressResolvers(deps),
      lessonsResolvers(deps),
    ],
    introspection: deps.config.isDevelopment,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: [limitDocuments],
    validationOptions: { maxErrors: 1 },
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    plugins: [
      fastifyApolloDrainPlugin(server),
      gateFields,
      chargeOperation(deps.limits),
      logFailures,
      refuseInvalidInput,
      // It asks every field for its cache lifetime, which doubles the cost of an answer, to say
      // what is said below once and for all.
      ApolloServerPluginCacheControlDisabled(),
    ],
    logger: deps.log,
  });
  await apollo.start();

  server.post(
    '/graphql',
    { schema: { hide: true, body: GraphqlBody } },
    fastifyApolloHandler(apollo, {
      context: async (request, reply) => {
        request.record({ operation: operationOf(request.body) });
        return { request, reply, present: (token) => request.presentVisitor(reply, token) };
      },
    }),
  );
  server.get('/graphql', { schema: { hide: true } }, (_request, reply) => {
    reply.header('allow', 'POST');
    throw errors.METHOD_NOT_ALLOWED();
  });
}

function operationOf(body: unknown): string {
  const name = body && typeof body === 'object' && 'operationName' in body && body.operationName;
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? `graphql ${name}` : 'graphql';
}
