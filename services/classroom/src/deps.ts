import { createDeadLetters } from '@lux/service-kit/events/consuming/dead-letters.ts';
import { placeStream, roundStream } from '@lux/service-kit/events/event-streams.ts';
import { connectMongo } from '@lux/service-kit/mongo/connect-mongo.ts';
import { createPush } from '@lux/service-kit/push/create-push.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import type { Logger } from 'pino';
import { createKeepers } from './adapters/create-keepers.ts';
import { createAlertStore } from './alerts/alert.store.ts';
import { createBoards } from './board/board-state.ts';
import { createBoardPusher } from './board/create-board-pusher.ts';
import { createClassStore } from './classes/class.store.ts';
import { createClearingMetrics } from './clearing/clearing-metrics.ts';
import type { Config } from './config.ts';
import { createOpenLessons } from './joins/create-open-lessons.ts';
import { createPictureTries } from './joins/picture-tries.ts';
import { createPlaceStore } from './joins/place.store.ts';
import { createLessonStore } from './lessons/lesson.store.ts';
import { createLessonStates } from './lessons/lesson-states.ts';
import { createLookStore } from './looks/look.store.ts';
import { createLessonMaterialStore } from './materials/lesson-material.store.ts';
import { createMaterialStore } from './materials/material.store.ts';
import { createProgressStore } from './progress/progress.store.ts';

export type Deps = ReturnType<typeof createDeps>;

/** Opens what the service works with; `close` ends it. */
export function createDeps(
  config: Omit<Config, 'listen' | 'logLevel' | 'tracing' | 'stop'>,
  log: Logger,
) {
  const { namePrefix } = config;
  const mongo = connectMongo({ ...config.mongodb, log });
  const redis = connectRedis({ url: config.redis.url, log, role: 'request' });
  const push = createPush({ redis, namePrefix });
  const boards = createBoards({ redis, namePrefix });
  const boardPusher = createBoardPusher({ boards, push, log });
  const keepers = createKeepers(config);
  const metrics = createMetrics('classroom');
  const lessons = createLessonStore(mongo.connection);
  return {
    config,
    log,
    mongo,
    redis,
    metrics,
    clearingMetrics: createClearingMetrics(metrics, lessons),
    push,
    boards,
    boardPusher,
    keepers,
    classes: createClassStore(mongo.connection),
    lessons,
    states: createLessonStates({ redis, namePrefix }),
    places: createPlaceStore(mongo.connection),
    openLessons: createOpenLessons(),
    pictureTries: createPictureTries({ redis, namePrefix }),
    alerts: createAlertStore(mongo.connection),
    looks: createLookStore(mongo.connection),
    progress: createProgressStore(mongo.connection),
    materials: createMaterialStore(mongo.connection),
    lessonMaterials: createLessonMaterialStore(mongo.connection),
    deadLetters: createDeadLetters(redis, placeStream.deadKey(namePrefix)),
    deadRounds: createDeadLetters(redis, roundStream.deadKey(namePrefix)),
    close: async () => {
      await boardPusher.close();
      await Promise.all([mongo.close(), closeRedis(redis), keepers.close()]);
    },
  };
}
