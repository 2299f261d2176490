import { z } from 'zod';
import { MOST_PARTITIONS } from '../events/partitions.ts';
import { problemOfMongodbAddress } from '../mongo/mongodb-address.ts';
import { isRedisAddress } from '../redis/redis-address.ts';
import { TracingEnvironment } from './choose-tracing.ts';
import { envField } from './env-field.ts';

/** For services that own data in MongoDB. */
export const MongoEnvironment = z.object({
  MONGODB_URI: z.string().superRefine((uri, context) => {
    const message = problemOfMongodbAddress(uri);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }),
});

const seconds = (byDefault: number) =>
  z.coerce
    .number()
    .min(0)
    .max(600)
    .default(byDefault)
    .transform((value) => value * 1_000);

/** For services that tell others of what has happened. */
export const EventsEnvironment = z.object({
  /** Over how many streams each kind of events is spread by its owner; who reads them finds out. */
  EVENT_PARTITIONS: z.coerce.number().int().min(1).max(MOST_PARTITIONS).default(1),
});

/** How a process ends; in milliseconds once parsed. */
const StopEnvironment = z.object({
  /**
   * How long it goes on answering after SIGTERM while it tells balancers to look elsewhere. More than a
   * balancer needs to notice, and more than the second for which our clients keep idle connections.
   */
  DRAIN_SECONDS: seconds(0),
  /** How long it then waits for answers in flight; supervisors allow 12 s in all (DESIGN 2). */
  STOP_SECONDS: seconds(10),
});

/** Variables that every service reads alike; each service extends this with its own (DESIGN 3). */
export const ServiceEnvironment = z.object({
  ...TracingEnvironment.shape,
  HOST: z.string().default('127.0.0.1'),
  /**
   * A Unix socket instead of HOST and PORT, for processes of one machine: nobody else can take its
   * place while this one is away. Of the bff, which keeps its public port, for INTERNAL_PORT.
   */
  LISTEN: envField.socketUrl().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** What services show each other with every call; calls without it are refused. */
  INTERNAL_TOKEN: envField.secret(),
  REDIS_URL: z
    .string()
    .refine(
      isRedisAddress,
      'must be a redis://, rediss:// or redis+sentinel:// address, or the path of a socket',
    ),
  /** Put before every database and Redis key name, so that several systems can share engines. */
  NAME_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/)
    .default('lux'),
  ...StopEnvironment.shape,
});
