import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import {
  createServiceClient,
  type ServiceClient,
} from '@lux/service-kit/clients/create-service-client.ts';
import type { AppError } from '@lux/service-kit/errors/app-error.ts';
import {
  activityStream,
  eventStream,
  placeStream,
  roundStream,
} from '@lux/service-kit/events/event-streams.ts';
import {
  createEventPublisher,
  type EventPublisher,
} from '@lux/service-kit/events/publishing/create-event-publisher.ts';
import { createOverloadDetector } from '@lux/service-kit/load/create-overload-detector.ts';
import { createPush } from '@lux/service-kit/push/create-push.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createTtlCache } from '@lux/service-kit/settings/create-ttl-cache.ts';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { createSetupNotes } from './admin/first-steps/create-setup-notes.ts';
import { createShownPictures } from './classes/create-shown-pictures.ts';
import { createAccountsClient } from './clients/create-accounts-client.ts';
import { createAnalyticsClient } from './clients/create-analytics-client.ts';
import { createClassroomClient } from './clients/create-classroom-client.ts';
import { createConversationClient } from './clients/create-conversation-client.ts';
import { createGamesClient } from './clients/create-games-client.ts';
import { createMediaClient } from './clients/create-media-client.ts';
import type { Config } from './config.ts';
import { createVisitorMarks } from './events/create-visitor-marks.ts';
import { createBoardTeller } from './lesson/create-board-teller.ts';
import { createJoinLimits } from './lesson/create-join-limits.ts';
import { createLessonStates } from './lesson/lesson-states.ts';
import { addressRates, SOCKETS_PER_CHILD } from './limits/address-rates.ts';
import { createSharedTokenBuckets } from './limits/buckets/shared-token-buckets.ts';
import { createGuessLimiter } from './limits/guess-limiter.ts';
import { createLessonBudgets } from './limits/lesson-budgets.ts';
import { networkMark } from './limits/network.ts';
import { createRateLimits } from './limits/rate-limits.ts';
import { createSessionStore } from './sessions/create-session-store.ts';
import { createSocketLimits } from './sockets/create-socket-limits.ts';

/** A round trip to Redis takes a few ms while the machine keeps up. */
const SLOW_REDIS_MS = 200;
/** What reads from a database or makes sums; then a child soon waits too long. */
const SLOW_CALL_MS = 400;
/** Together with the services' own second, a change in the admin settings is everywhere within 1.5 s. */
const SETTINGS_FRESH_FOR_MS = 500;

export type Deps = ReturnType<typeof createDeps>;

/** Opens everything the bff works with; who opens it closes it in `close`. */
export function createDeps(config: Config, log: Logger) {
  const { namePrefix, internalToken } = config;
  const redis = connectRedis({ url: config.redis.url, log, role: 'request' });
  const calls: ServiceClient[] = [];
  const clientOf = (url: string, slowMs?: number) => {
    const client = createServiceClient({ url, internalToken, ...(slowMs && { slowMs }) });
    calls.push(client);
    return client;
  };
  const services = {
    accounts: createAccountsClient(clientOf(config.services.accounts)),
    conversation: createConversationClient(clientOf(config.services.conversation, SLOW_CALL_MS)),
    games: createGamesClient(clientOf(config.services.games, SLOW_CALL_MS)),
    media: createMediaClient(clientOf(config.services.media)),
    analytics: createAnalyticsClient(clientOf(config.services.analytics)),
    classroom: createClassroomClient(clientOf(config.services.classroom)),
  };
  const telling = { redis, namePrefix, log, partitions: config.eventPartitions };
  const events: EventPublisher<RequestCompletedEvent> = createEventPublisher({
    ...telling,
    stream: eventStream,
  });
  const activities = createEventPublisher({ ...telling, stream: activityStream });
  const places = createEventPublisher({ ...telling, stream: placeStream });
  const rounds = createEventPublisher({ ...telling, stream: roundStream });
  const push = createPush({ redis, namePrefix });
  const sessions = createSessionStore({
    redis,
    namePrefix,
    secret: config.sessionSecret,
    dashboardPassword: config.dashboardPassword,
    // What listens in a session's name ends with it.
    onEnd: (key) => push.disconnect(rooms.session(key)),
  });
  const addresses = {
    buckets: createSharedTokenBuckets({ redis, namePrefix, secret: config.sessionSecret }),
    rates: addressRates(config.childrenPerAddress),
  };
  const lessonBudgets = createLessonBudgets(addresses.buckets);

  return {
    config,
    log,
    redis,
    services,
    events,
    visitorMarks: createVisitorMarks(config.sessionSecret),
    /** A lesson counts as a network of its own, so that strangers behind its address take nothing of it. */
    networkMark: ({ ip, session }: Pick<FastifyRequest, 'ip' | 'session'>) =>
      networkMark(config.sessionSecret, session.place ? `lesson ${session.place.lessonId}` : ip),
    /** `publish` for what may get lost with this process, `append` for what may not. */
    activities,
    /** What children in lessons do. */
    places,
    /** What children answered in their rounds. */
    rounds,
    board: createBoardTeller(places),
    push,
    /** Every page begins with them, and a class opens thirty at once. */
    publicSettings: createTtlCache(services.accounts.readSettings, SETTINGS_FRESH_FOR_MS),
    sessions,
    /** Of lessons whose children call. */
    lessonStates: createLessonStates({
      redis,
      namePrefix,
      readState: services.classroom.readLessonState,
    }),
    addresses,
    limits: createRateLimits({ sessions, ...addresses }),
    shownPictures: createShownPictures({ redis, namePrefix }),
    setupNotes: createSetupNotes({ redis, namePrefix }),
    lessonBudgets,
    joinLimits: createJoinLimits({
      redis,
      namePrefix,
      keySecret: config.sessionSecret,
      ...addresses,
    }),
    socketLimits: createSocketLimits({
      ...addresses,
      lessons: lessonBudgets,
      maxOfNetwork: SOCKETS_PER_CHILD * config.childrenPerAddress,
    }),
    /** Of round trips to Redis, which every API request makes. */
    load: createOverloadDetector(SLOW_REDIS_MS),
    dashboardPassword: createGuessLimiter({
      redis,
      namePrefix,
      secretName: 'dashboard',
      secret: config.dashboardPassword,
      keySecret: config.sessionSecret,
      hasProof: ({ hasUnlocked }) => hasUnlocked,
    }),
    ownerSecret: createGuessLimiter({
      redis,
      namePrefix,
      secretName: 'owner',
      secret: config.ownerSecret,
      keySecret: config.sessionSecret,
    }),
    /** Null where no `ADMIN_PIN` is set: then no pin is right. */
    adminPin:
      config.adminPin === null
        ? null
        : createGuessLimiter({
            redis,
            namePrefix,
            secretName: 'admin-pin',
            secret: config.adminPin,
            keySecret: config.sessionSecret,
          }),
    /** Ends every call to a service that is under way with this error. */
    giveUpCalls: (reason: AppError) => {
      for (const call of calls) call.giveUp(reason);
    },
    close: async () => {
      await Promise.all([events, activities, places, rounds].map((open) => open.close()));
      await Promise.all(Object.values(services).map((service) => service.close()));
      await closeRedis(redis);
    },
  };
}
