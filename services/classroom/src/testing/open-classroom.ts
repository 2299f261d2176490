import { createHash } from 'node:crypto';
import { Board } from '@lux/contracts/classroom/board.ts';
import { JoinedPlace } from '@lux/contracts/classroom/joined-place.ts';
import { Lesson, type NewLesson } from '@lux/contracts/classroom/lesson.ts';
import { SchoolClass, Seat } from '@lux/contracts/classroom/school-class.ts';
import { socketKey } from '@lux/contracts/sockets/rooms.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { hearPublications } from '@lux/test-kit/hear-publications.ts';
import { deleteKeys } from '@lux/test-kit/test-engines.ts';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { createDeps } from '../deps.ts';
import { openKeepers } from './open-keepers.ts';

const internalToken = 'a-token-for-this-test';
const log = createLogger('classroom', 'silent');

interface Engines {
  mongodb: { uri: string; databasePrefix: string };
  redis: { url: string; prefix: string };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A child's device: what a bff makes of its token. */
export const visitorOf = (device: string) =>
  `visitor:${createHash('sha256').update(device).digest('base64url')}` as const;

/** The service with an empty database and Redis of its own, and stand-ins for the services it asks. */
export async function openClassroom(engines: Engines) {
  const own = createId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 8);
  const namePrefix = `${engines.redis.prefix}-${own}`;
  const keepers = await openKeepers();
  const { url } = keepers;
  const config = {
    internalToken,
    namePrefix,
    mongodb: { uri: engines.mongodb.uri, database: `${engines.mongodb.databasePrefix}-${own}` },
    redis: { url: engines.redis.url },
    services: { accounts: url, conversation: url, media: url, analytics: url },
  };
  const deps = createDeps(config, log);
  const app = await buildApp(deps);
  await deps.mongo.whenReady;
  const pushes = await hearPublications(engines.redis.url, socketKey(namePrefix));

  const teacher = createId();
  const ask = async (method: Method, path: string, body?: object, userId = teacher) =>
    app.inject({
      method,
      url: path,
      headers: { 'x-internal-token': internalToken, 'x-lux-owners': `user:${userId}` },
      ...(body && { payload: body }),
    });
  const join = async (code: string, order: object) => ask('POST', `/joins/${code}`, order);

  return {
    deps,
    app,
    keepers,
    teacher,
    ask,
    join,
    /** @throws where the child does not get in. */
    joined: async (code: string, order: object) =>
      JoinedPlace.parse((await join(code, order)).json()),

    /** A class with so many seats. */
    openClass: async (seats = 3, name = 'Igel') => {
      const made = SchoolClass.parse(
        (await ask('POST', '/classes', { name, username: 'frau.lindner' })).json(),
      );
      const added = z
        .array(Seat)
        .parse((await ask('POST', `/classes/${made.id}/seats`, { count: seats })).json());
      return { classId: made.id, seats: added };
    },

    openLesson: async (classId: string, given: Partial<NewLesson> = {}) =>
      Lesson.parse(
        (await ask('POST', `/classes/${classId}/lessons`, { minutes: 45, ...given })).json(),
      ),

    readBoard: async (lessonId: string) =>
      Board.parse((await ask('GET', `/lessons/${lessonId}/board`)).json()),

    /** How many pushed messages hold all these words. */
    countPushes: (...words: string[]) =>
      pushes.heard.filter(({ channel, text }) =>
        words.every((word) => text.includes(word) || channel.includes(word)),
      ).length,

    /** As if Redis had lost everything of this system. */
    loseRedis: async () => {
      await deleteKeys(engines.redis.url, namePrefix);
    },

    close: async () => {
      await app.close();
      pushes.close();
      await deps.close();
      await keepers.close();
    },
  };
}

export type Classroom = Awaited<ReturnType<typeof openClassroom>>;
