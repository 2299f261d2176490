import { addJobMetrics } from '@lux/service-kit/jobs/add-job-metrics.ts';
import { addQueueMetrics } from '@lux/service-kit/jobs/add-queue-metrics.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { createMetrics } from '@lux/service-kit/server/create-metrics.ts';
import { userDataRoutes } from '@lux/service-kit/server/user-data-routes.ts';
import { coloringBooksRoutes } from './books/coloring-books.routes.ts';
import { coloringPagesRoutes } from './coloring/coloring-pages.routes.ts';
import type { Deps } from './deps.ts';
import { filesRoutes } from './files/files.routes.ts';
import { jobsRoutes } from './jobs/jobs.routes.ts';
import { adminJobsRoutes } from './oversight/oversight.routes.ts';
import { picturesRoutes } from './pictures/pictures.routes.ts';
import { storyBooksRoutes } from './stories/story-books.routes.ts';
import { createUserData } from './user-data/create-user-data.ts';
import { createWishHandler } from './wishes/create-wish-handler.ts';
import { fulfilWishJob } from './wishes/fulfil-wish.job.ts';
import { understandWishRoutes } from './wishes/understand-wish.routes.ts';

/** The media service's server, not yet listening. */
export async function buildApp(deps: Deps) {
  const metrics = createMetrics('media');
  addJobMetrics(metrics, deps.jobRecords.countByState);
  addQueueMetrics(metrics, fulfilWishJob.name, deps.queue);
  const app = await createInnerServer({
    service: 'media',
    log: deps.log,
    internalToken: deps.internalToken,
    database: deps.mongo,
    checks: { mongodb: deps.mongo.check, redis: () => deps.redis.ping() },
    tiers: deps.readTiers,
    metrics,
  });
  const door = createWishHandler(app, deps);
  picturesRoutes(app, door, deps);
  coloringPagesRoutes(app, door, deps);
  coloringBooksRoutes(app, door, deps);
  storyBooksRoutes(app, door, deps);
  understandWishRoutes(app, deps);
  jobsRoutes(app, deps);
  filesRoutes(app, deps);
  adminJobsRoutes(app, deps);
  userDataRoutes(app, createUserData(deps));
  return app;
}
