import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { LessonTopic } from '@lux/contracts/classroom/material.ts';
import type { Message } from '@lux/contracts/conversation/conversation.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { createEspeakVoice } from '../adapters/espeak-voice.ts';
import { buildApp } from '../app.ts';
import type { Library } from '../books/create-library.ts';
import { loadConfig } from '../config.ts';
import { createDeps } from '../deps.ts';

const internalToken = 'an internal token';
const log = pino({ level: 'silent' });
/** One engine for all tests of the process: its first word takes 0.7 s of a core. */
const voice = { ...createEspeakVoice(), close: async () => {} };

interface Options {
  engines: {
    mongodb: { uri: string; databasePrefix: string };
    redis: { url: string };
  };
  environment?: Record<string, string>;
  settings?: Partial<ServiceSettings>;
  /** The school's books, instead of those that the environment names. */
  library?: Library;
  /** What lessons offer to the talk, by lesson. */
  topics?: Readonly<Record<string, LessonTopic[]>>;
}

const One = z.object({ id: z.string() });

interface Called {
  owner?: string;
  body?: object;
  /** The lesson that the bff names. */
  lesson?: string;
}

/** The conversation service on real engines, with a stand-in for accounts. */
export async function openConversation({
  engines,
  environment = {},
  settings = {},
  library,
  topics = {},
}: Options) {
  const classroom = await createInnerServer({
    service: 'classroom',
    log,
    internalToken,
    checks: {},
  });
  classroom.get('/lessons/:id/topics', async ({ params }) => topics[One.parse(params).id] ?? []);
  const accounts = await createInnerServer({ service: 'accounts', log, internalToken, checks: {} });
  accounts.get('/settings/for-services', async () => ({
    assistantName: 'LUX',
    language: 'de-DE',
    voiceId: null,
    speechSpeed: 1,
    childSafeMode: true,
    usesBrowserRecognition: true,
    ...settings,
  }));
  const config = loadConfig({
    MONGODB_URI: engines.mongodb.uri,
    REDIS_URL: engines.redis.url,
    NAME_PREFIX: engines.mongodb.databasePrefix,
    INTERNAL_TOKEN: internalToken,
    ACCOUNTS_URL: await accounts.listen({ port: 0, host: '127.0.0.1' }),
    CLASSROOM_URL: await classroom.listen({ port: 0, host: '127.0.0.1' }),
    ...environment,
  });
  const deps = await createDeps(config, log, voice);
  if (library) deps.library = library;
  await deps.mongo.whenReady;
  const app = await buildApp(deps);
  onTestFinished(async () => {
    await app.close();
    await deps.close();
    await accounts.close();
    await classroom.close();
  });

  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { owner = 'visitor:abcdefgh', body, lesson }: Called = {},
  ) =>
    app.inject({
      method,
      url,
      headers: {
        'x-internal-token': internalToken,
        'x-lux-owners': owner,
        ...(lesson && { 'x-lux-lesson': lesson }),
      },
      ...(body && { payload: body }),
    });
  const start = async (): Promise<string> => (await call('POST', '/conversations')).json().id;
  const say = (id: string, content: string) =>
    call('POST', `/conversations/${id}/messages`, { body: { role: 'user', content } });
  /** Over a real connection, as streams and hang-ups need it. */
  const stream = async (path: string, body: object, signal?: AbortSignal) => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-internal-token': internalToken,
        'x-lux-owners': 'visitor:abcdefgh',
      },
      ...(signal && { signal }),
    });
  };
  const messagesOf = async (id: string): Promise<Message[]> =>
    (await call('GET', `/conversations/${id}`)).json().messages;
  return { app, deps, call, start, say, stream, messagesOf };
}
