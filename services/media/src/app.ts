import { addJobMetrics, addQueueMetrics } from '@lux/service-kit/jobs/job-metrics.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { ownerMatchesRoutes } from '@lux/service-kit/server/owner-matches-routes.ts';
import { processingFactsRoutes } from '@lux/service-kit/server/processing-facts-routes.ts';
import { thingMatchesRoutes } from '@lux/service-kit/server/thing-matches-routes.ts';
import { userDataRoutes } from '@lux/service-kit/server/user-data-routes.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { coloredPagesRoutes } from './colored-pages/colored-pages.routes.ts';
import type { Deps } from './deps.ts';
import { examReportRoutes } from './exam-report/exam-report.routes.ts';
import { filesRoutes } from './files/files.routes.ts';
import { jobsRoutes } from './jobs/jobs.routes.ts';
import { fulfilWishJob } from './pictures/fulfil-wish.job.ts';
import { understandWishRoutes } from './pictures/understand-wish.routes.ts';
import { wishesRoutes } from './pictures/wishes.routes.ts';
import { privacyKitRoutes } from './privacy-kit/privacy-kit.routes.ts';
import { createUserData } from './user-data/create-user-data.ts';

/** The media service's server, not yet listening. */
export async function buildApp(deps: Deps) {
  const metrics = createMetrics('media');
  deps.storeCalls.showIn(metrics);
  addJobMetrics(metrics, deps.jobArchive.countByState);
  addQueueMetrics(metrics, fulfilWishJob.name, deps.queue);
  const app = await createInnerServer({
    service: 'media',
    log: deps.log,
    internalToken: deps.internalToken,
    database: deps.mongo,
    checks: deps.checks,
    tiers: deps.readTiers,
    metrics,
  });
  wishesRoutes(app, deps);
  understandWishRoutes(app, deps);
  jobsRoutes(app, deps);
  filesRoutes(app, deps);
  await coloredPagesRoutes(app, deps);
  adminRoutes(app, deps);
  userDataRoutes(app, createUserData(deps));
  ownerMatchesRoutes(app, deps.mongo.connection, [
    { name: 'jobs', field: 'owner' },
    { name: 'files.files', field: 'metadata.owner' },
    { name: 'coloredpages', field: 'owner' },
  ]);
  thingMatchesRoutes(app, deps.files.listThings);
  processingFactsRoutes(app, deps.readProcessing);
  examReportRoutes(app);
  privacyKitRoutes(app);
  return app;
}
