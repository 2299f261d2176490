import { createHmac } from 'node:crypto';
import { type AiEnvironment, withSavedSettings } from '@lux/ai/settings/ai-environment.ts';
import { createCurrent } from '@lux/ai/settings/create-current.ts';
import { describeProviders } from '@lux/ai/settings/describe-providers.ts';
import { onAiUsage } from '@lux/ai/usage/ai-usage.ts';
import { AiProvider } from '@lux/contracts/accounts/ai/ai-servers.ts';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import { keptFor } from '@lux/contracts/common/processing-facts.ts';
import { createServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { createJobQueue } from '@lux/service-kit/jobs/create-job-queue.ts';
import { addQueueMetrics } from '@lux/service-kit/jobs/job-metrics.ts';
import { connectMongo } from '@lux/service-kit/mongo/connect-mongo.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import type { OwnProcessing } from '@lux/service-kit/server/processing-facts-routes.ts';
import { createSettingsReader } from '@lux/service-kit/settings/create-settings-reader.ts';
import { createUsageMeter } from '@lux/service-kit/usage/create-usage-meter.ts';
import type { Logger } from 'pino';
import { createBuiltInTeacher } from './adapters/built-in-teacher.ts';
import { chooseAbilities } from './adapters/choose-abilities.ts';
import { createEspeakVoice } from './adapters/espeak-voice.ts';
import { followVoice } from './adapters/follow-voice.ts';
import { createPreparedTurns } from './answers/prepared-turns.ts';
import { createLibrary, type Library } from './books/create-library.ts';
import { createKiwix } from './books/kiwix/kiwix-client.ts';
import type { Config } from './config.ts';
import { createConversationStore } from './conversations/conversation.store.ts';
import { createConversationArchive } from './conversations/conversation-archive.store.ts';
import { createTalking } from './exams/create-talking.ts';
import { createExamStore } from './exams/exam.store.ts';
import { sitExamJob } from './exams/sit-exam.job.ts';
import type { Checkers } from './safety/create-gate.ts';
import { createOpusPacker } from './speech/opus/create-opus-packer.ts';
import { createReplicaClient } from './speech/replicas/replica-client.ts';
import { createSoundForgetting } from './speech/replicas/sound-forgetting.ts';
import { createSpeechRegistry, SPOKEN_FOR_SECONDS } from './speech/replicas/speech-registry.ts';
import { createSpeaker } from './speech/sounds/speaker.ts';
import { createLessonTopics } from './topics/create-lesson-topics.ts';

export type Deps = Awaited<ReturnType<typeof createDeps>>;

/** Opens everything the service works with; who opens it closes it in `close`. */
export async function createDeps(config: Config, log: Logger, voice = createEspeakVoice()) {
  const mongo = connectMongo({ ...config.mongodb, log });
  const redis = connectRedis({ url: config.redis.url, log, role: 'request' });
  const subscriber = connectRedis({ url: config.redis.url, log, role: 'worker' });
  const accounts = createServiceClient({
    url: config.accounts.url,
    internalToken: config.internalToken,
  });

  const classroom = createServiceClient({
    url: config.classroom.url,
    internalToken: config.internalToken,
  });

  const replicas = createReplicaClient(config.internalToken);
  const library: Library | null =
    config.kiwixUrl === null ? null : createLibrary(createKiwix(config.kiwixUrl), log);

  const builtIn = { ...createBuiltInTeacher(), voice };
  const current = createCurrent(config.ai, (ai) => chooseAbilities(ai, builtIn, log));
  const readFromAccounts = createSettingsReader(accounts, log);
  const followingVoice = followVoice(() => current.abilities.voice);
  const { namePrefix } = config;
  const speaker = createSpeaker({
    voice: followingVoice,
    salt: speechSaltOf(config.internalToken),
  });
  const opusPacker = createOpusPacker();
  const speechRegistry = createSpeechRegistry({ redis, namePrefix });

  const meter = createUsageMeter({ redis, namePrefix, log });
  const stopMetering = onAiUsage(meter.add);
  const metrics = createMetrics('conversation');
  const examQueue = createJobQueue(sitExamJob, { redis, namePrefix });
  addQueueMetrics(metrics, sitExamJob.name, examQueue);

  return {
    log,
    metrics,
    internalToken: config.internalToken,
    mongo,
    redis,
    /** Read anew for each turn; keys that an admin has saved hold from then on. */
    readSettings: async () => {
      const settings = await readFromAccounts();
      current.follow(withSavedSettings(config.ai, settings));
      return settings;
    },
    /** For the privacy kit. */
    readProcessing: async (): Promise<OwnProcessing> => ({
      providers: [
        ...describeProviders(withSavedSettings(config.ai, await readFromAccounts()), [
          'text',
          'speech',
          'transcription',
          'moderation',
        ]),
        ...(config.kiwixUrl
          ? [{ ability: 'books' as const, url: config.kiwixUrl, model: null }]
          : []),
      ],
      mongodbUri: config.mongodb.uri,
      redisUrl: config.redis.url,
      retention: {
        conversations: keptFor.untilDeleted,
        'visitor-conversations': keptFor.days(config.visitorRetentionDays),
        recordings: keptFor.neverStored,
        'spoken-sentences': keptFor.minutes(SPOKEN_FOR_SECONDS / 60),
      },
    }),
    get tiers() {
      return current.abilities.tiers;
    },
    get recogniser() {
      return current.abilities.recogniser;
    },
    get gate() {
      return current.abilities.gate;
    },
    get teacher() {
      return current.abilities.teacher;
    },
    voice: followingVoice,
    speaker,
    opusPacker,
    speechRegistry,
    sounds: createSoundForgetting({
      ...{ redis, subscriber, namePrefix, log },
      speaker,
      speechRegistry,
    }),
    replicas,
    /** The school's own books; null where none are configured. */
    library,
    lessonTopics: createLessonTopics(classroom, log),
    /** Where the other replicas of this service reach this one. */
    ownUrl: config.ownUrl,
    conversations: createConversationStore(mongo.connection),
    /** For owners: what is being said goes through `conversations`. */
    archive: createConversationArchive(mongo.connection),
    talking: createTalking({ redis, namePrefix }),
    exams: createExamStore(mongo.connection),
    examQueue,
    /** Who serves what by these settings. */
    aiEnvironment: (settings: ServiceSettings) => withSavedSettings(config.ai, settings),
    /** A saved server with its key; null where it was removed. */
    findAiProvider: async (id: string) => {
      const call = { method: 'GET', path: `/ai-servers/${id}/provider` } as const;
      try {
        return await accounts.json(AiProvider, call);
      } catch (error) {
        if (error instanceof AppError && error.status === 404) return null;
        throw error;
      }
    },
    /** Teacher and gate as they would be in this environment, beside those in use. */
    examine: (environment: AiEnvironment, onOpinion: NonNullable<Checkers['onOpinion']>) =>
      chooseAbilities(environment, builtIn, log, { onOpinion }),
    preparedTurns: createPreparedTurns({ redis, subscriber, namePrefix }),
    close: async () => {
      stopMetering();
      await Promise.all([examQueue.close(), meter.close(), opusPacker.close()]);
      await Promise.all([
        builtIn.voice.close(),
        accounts.close(),
        classroom.close(),
        replicas.close(),
        mongo.close(),
        library?.close(),
      ]);
      await Promise.all([closeRedis(redis), closeRedis(subscriber)]);
    },
  };
}

/** The same in all replicas, as they share the internal token, which the salt does not reveal. */
const speechSaltOf = (internalToken: string): Buffer =>
  createHmac('sha256', internalToken).update('speech keys').digest();
