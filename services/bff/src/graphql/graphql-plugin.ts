import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { Server } from '@lux/service-kit/server/server.ts';
import { auditResolvers } from '../audit/audit.resolvers.ts';
import { coloringResolvers } from '../coloring/coloring.resolvers.ts';
import { conversationsResolvers } from '../conversations/conversations.resolvers.ts';
import { dashboardResolvers } from '../dashboard/dashboard.resolvers.ts';
import type { Deps } from '../deps.ts';
import { gamesResolvers } from '../games/games.resolvers.ts';
import { invitationsResolvers } from '../invitations/invitations.resolvers.ts';
import { jobsResolvers } from '../jobs/jobs.resolvers.ts';
import { lettersResolvers } from '../letters/letters.resolvers.ts';
import { managementResolvers } from '../management/management.resolvers.ts';
import { mathResolvers } from '../math/math.resolvers.ts';
import { oversightResolvers } from '../oversight/oversight.resolvers.ts';
import { pdfResolvers } from '../pdf/pdf.resolvers.ts';
import { picturesResolvers } from '../pictures/pictures.resolvers.ts';
import { printingResolvers } from '../printing/printing.resolvers.ts';
import { quizResolvers } from '../quiz/quiz.resolvers.ts';
import { requestsResolvers } from '../requests/requests.resolvers.ts';
import { settingsResolvers } from '../settings/settings.resolvers.ts';
import { stickersResolvers } from '../stickers/stickers.resolvers.ts';
import { storyResolvers } from '../story/story.resolvers.ts';
import { usersResolvers } from '../users/users.resolvers.ts';
import { chargeOperation } from './charge-operation.ts';
import { DateTime } from './date-time.ts';
import { documentLimits } from './document-limits.ts';
import { formatError } from './format-error.ts';
import { GraphqlBody } from './graphql-body.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { limitDocuments } from './limit-documents.ts';
import { logFailures } from './log-failures.ts';
import { readTypeDefs } from './read-type-defs.ts';

/** GraphQL at `POST /graphql`, by Apollo Server. */
export async function graphqlPlugin(server: Server, deps: Deps): Promise<void> {
  const apollo = new ApolloServer<GraphqlContext>({
    typeDefs: readTypeDefs(),
    resolvers: [
      { DateTime },
      settingsResolvers(deps),
      conversationsResolvers(deps),
      jobsResolvers(deps),
      picturesResolvers(deps),
      coloringResolvers(deps),
      printingResolvers(deps),
      pdfResolvers(deps),
      storyResolvers(deps),
      quizResolvers(deps),
      mathResolvers(deps),
      lettersResolvers(deps),
      gamesResolvers(deps),
      stickersResolvers(deps),
      requestsResolvers(deps),
      usersResolvers(deps),
      managementResolvers(deps),
      invitationsResolvers(deps),
      auditResolvers(deps),
      oversightResolvers(deps),
      dashboardResolvers(deps),
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
      chargeOperation(deps.limits),
      logFailures,
      // It asks every single field how long it may be kept, which doubles what an answer costs, to say
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
        reply.header('cache-control', 'no-store');
        return { request, reply, present: (token) => request.presentVisitor(reply, token) };
      },
    }),
  );
}

function operationOf(body: unknown): string {
  const name = body && typeof body === 'object' && 'operationName' in body && body.operationName;
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? `graphql ${name}` : 'graphql';
}
