import { fileURLToPath } from 'node:url';
import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { openEngines } from '../analytics/open-engines.ts';
import { startProcess } from './start-process.ts';

const scriptOf = (name: string) => fileURLToPath(import.meta.resolve(`@lux/${name}/src/main.ts`));

const internalToken = 'a token for the bench';
const settings = {
  assistantName: 'LUX',
  language: 'de-DE',
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
};

/** The bff before the real conversation service, each a process; a stand-in for all other services. */
export async function openSystem({ childrenPerAddress = 10_000 } = {}) {
  const engines = await openEngines();
  const others = await createInnerServer({
    service: 'others',
    log: createLogger('others', 'silent'),
    internalToken,
    checks: {},
  });
  others.get('/settings', async () => settings);
  const othersUrl = await others.listen({ port: 0, host: '127.0.0.1' });
  const [port = 0, internalPort = 0, conversationPort = 0] = await pickFreePorts(3);
  const shared = {
    NODE_ENV: 'production',
    MONGODB_URI: engines.mongodbUri,
    REDIS_URL: engines.redisUrl,
    INTERNAL_TOKEN: internalToken,
    ACCOUNTS_URL: othersUrl,
    NAME_PREFIX: 'door',
  };
  const conversationUrl = `http://127.0.0.1:${conversationPort}`;
  const conversation = await startProcess({
    script: scriptOf('conversation'),
    env: { ...shared, PORT: String(conversationPort) },
    readyUrl: `${conversationUrl}/readyz`,
  });
  const bff = await startProcess({
    script: scriptOf('bff'),
    env: {
      ...shared,
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
      SESSION_SECRET: 'a secret of the bench',
      OWNER_SECRET: 'the owner of the bench',
      DASHBOARD_PASSWORD: 'kurbel-teich-magnet',
      CHILDREN_PER_ADDRESS: String(childrenPerAddress),
      CONVERSATION_URL: conversationUrl,
      GAMES_URL: othersUrl,
      MEDIA_URL: othersUrl,
      ANALYTICS_URL: othersUrl,
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });

  return {
    internalToken,
    othersUrl,
    bff: { url: `http://127.0.0.1:${port}`, pid: bff.pid },
    conversation: { url: conversationUrl, pid: conversation.pid },
    redisUrl: engines.redisUrl,
    close: async () => {
      await bff.stop();
      await conversation.stop();
      await others.close();
      await engines.close();
    },
  };
}
