import { createServer } from '@lux/service-kit/server/create-server.ts';
import { healthRoutes } from '@lux/service-kit/server/health-routes.ts';
import { requestMetrics } from '@lux/service-kit/server/metrics.ts';
import type { Registry } from 'prom-client';
import { dashboardRoutes } from './admin/access/dashboard.routes.ts';
import { aiServersRoutes } from './admin/ai-servers/ai-servers.routes.ts';
import { aiUsageRoutes } from './admin/ai-usage/ai-usage.routes.ts';
import { alertsRoutes } from './admin/alerts/alerts.routes.ts';
import { auditRoutes } from './admin/audit/audit.routes.ts';
import { examsRoutes } from './admin/exams/exams.routes.ts';
import { exportsRoutes } from './admin/exports/exports.routes.ts';
import { firstStepsRoutes } from './admin/first-steps/first-steps.routes.ts';
import { healthOverviewRoutes } from './admin/health/health.routes.ts';
import { invitationsRoutes } from './admin/invitations/invitations.routes.ts';
import { adminJobsRoutes } from './admin/jobs/admin-jobs.routes.ts';
import { privacyKitRoutes } from './admin/privacy-kit/privacy-kit.routes.ts';
import { requestsRoutes } from './admin/requests/requests.routes.ts';
import { adminUsersRoutes } from './admin/users/admin-users.routes.ts';
import { apiDocs } from './api-docs/api-docs.ts';
import { booksRoutes } from './books/books.routes.ts';
import { classesRoutes } from './classes/classes.routes.ts';
import { lessonsRoutes } from './classes/lessons.routes.ts';
import { conversationsRoutes } from './conversations/conversations.routes.ts';
import type { Deps } from './deps.ts';
import { createEventId } from './events/create-event-id.ts';
import { recordRequests } from './events/record-requests.ts';
import { gamesRoutes } from './games/games.routes.ts';
import { graphqlPlugin } from './graphql/graphql-plugin.ts';
import { compressJson } from './http/compress-json.ts';
import { noStore } from './http/no-store.ts';
import { leadToHttps } from './https/lead-to-https.ts';
import { jobsRoutes } from './jobs/jobs.routes.ts';
import { lessonRoutes } from './lesson/lesson.routes.ts';
import { lessonPlugin } from './lesson/lesson-plugin.ts';
import { lettersRoutes } from './letters/letters.routes.ts';
import { limitAddresses } from './limits/limit-addresses.ts';
import { createBodyRoom, limitBodies } from './limits/overload/limit-bodies.ts';
import { shedLoad } from './limits/overload/shed-load.ts';
import { lessonMaterialsRoutes } from './materials/lesson-materials.routes.ts';
import { materialsRoutes } from './materials/materials.routes.ts';
import { mathRoutes } from './math/math.routes.ts';
import { refuseForeign } from './origins/refuse-foreign.ts';
import { createHostCheck, refuseOtherHosts } from './origins/refuse-other-hosts.ts';
import { coloredPagesRoutes } from './pictures/colored-pages.routes.ts';
import { downloadsRoutes } from './pictures/downloads.routes.ts';
import { mediaFilesRoutes } from './pictures/media-files.routes.ts';
import { picturesRoutes } from './pictures/pictures.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { progressRoutes } from './progress/progress.routes.ts';
import { quizRoutes } from './quiz/quiz.routes.ts';
import { readinessChecks } from './readiness-checks.ts';
import { noteUse } from './retention/note-use.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { securityHeaders } from './security-headers.ts';
import { visitorOwnerOf } from './sessions/act-for.ts';
import { sessionPlugin } from './sessions/session-plugin.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { speechRoutes } from './speech/speech.routes.ts';
import { transcriptionsRoutes } from './speech/transcriptions.routes.ts';
import { stickersRoutes } from './stickers/stickers.routes.ts';
import { storyRoutes } from './story/story.routes.ts';
import { syncedItemsRoutes } from './synced-items/synced-items.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { drawings } from './web-client/drawings.ts';
import { webClient } from './web-client/web-client.ts';

/** The public server: REST, GraphQL, files and the web client; not yet listening. */
export async function buildApp(deps: Deps, metrics: Registry) {
  const { config, log } = deps;
  const { trustProxy } = config;
  const app = await createServer({
    log,
    trustProxy,
    headers: securityHeaders,
    createRequestId: createEventId,
  });
  app.shutdownSignal.addEventListener('abort', () => deps.giveUpCalls(app.shutdownSignal.reason));
  noStore(app);
  compressJson(app);
  await app.register(requestMetrics, { metrics });
  await app.register(healthRoutes, { service: 'bff', isPublic: true, ...readinessChecks(deps) });
  await app.register(limitAddresses, { ...deps.addresses, lessons: deps.lessonBudgets });
  await app.register(refuseOtherHosts, { isOwnHost: createHostCheck(config.publicHosts) });
  if (config.tls) await app.register(leadToHttps, { tls: config.tls });
  await app.register(refuseForeign);
  await app.register(shedLoad, { load: deps.load, probe: () => deps.redis.ping(), metrics });
  await apiDocs(app);
  await app.register(recordRequests, {
    events: deps.events,
    markOf: deps.visitorMarks.ofSession,
    visitorOf: visitorOwnerOf,
    isFullIpStored: config.isFullIpStored,
  });
  await app.register(sessionPlugin, {
    sessions: deps.sessions,
    limits: deps.limits,
    cookieSecure: config.cookieSecure,
  });
  await app.register(lessonPlugin, deps);
  await app.register(noteUse, deps);
  await app.register(limitBodies, { limits: deps.limits, room: createBodyRoom() });

  settingsRoutes(app, deps);
  aiServersRoutes(app, deps);
  examsRoutes(app, deps);
  aiUsageRoutes(app, deps);
  usersRoutes(app, deps);
  conversationsRoutes(app, deps);
  booksRoutes(app, deps);
  speechRoutes(app, deps);
  await transcriptionsRoutes(app, deps);
  picturesRoutes(app, deps);
  storyRoutes(app, deps);
  downloadsRoutes(app, deps);
  jobsRoutes(app, deps);
  mediaFilesRoutes(app, deps);
  await coloredPagesRoutes(app, deps);
  quizRoutes(app, deps);
  mathRoutes(app, deps);
  lettersRoutes(app, deps);
  gamesRoutes(app, deps);
  stickersRoutes(app, deps);
  dashboardRoutes(app, deps);
  secondFactorRoutes(app, deps);
  requestsRoutes(app, deps);
  exportsRoutes(app, deps);
  privacyKitRoutes(app, deps);
  adminUsersRoutes(app, deps);
  invitationsRoutes(app, deps);
  auditRoutes(app, deps);
  alertsRoutes(app, deps);
  adminJobsRoutes(app, deps);
  healthOverviewRoutes(app, deps);
  firstStepsRoutes(app, deps);
  syncedItemsRoutes(app, deps);
  privacyRoutes(app, deps);
  lessonRoutes(app, deps);
  classesRoutes(app, deps);
  progressRoutes(app, deps);
  await materialsRoutes(app, deps);
  lessonMaterialsRoutes(app, deps);
  lessonsRoutes(app, deps);
  await graphqlPlugin(app, deps);
  setupRoutes(app, config);
  await drawings(app);
  await webClient(app, config);
  return app;
}
