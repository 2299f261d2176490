import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import { waitUntilReady } from '@lux/local-stack/supervisor/wait-until-ready.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { openEngines } from '../analytics/open-engines.ts';

interface Options {
  script: string;
  env: Record<string, string>;
  readyUrl: string;
}

/** As `npm start` has it (`describe-services.ts`): how long the collector stops a process depends on it. */
const AS_IN_OPERATION = ['--max-semi-space-size=8'];

/** A service as a process of its own, ready. @throws Error where it does not become so. */
async function startProcess({ script, env, readyUrl }: Options) {
  const given = { ...inheritedEnv(), LOG_LEVEL: 'info', ...env };
  // Writes its log, as in operation, where it slows no other process down.
  const child = spawn(process.execPath, [...AS_IN_OPERATION, script], {
    stdio: 'ignore',
    env: given,
  });
  const { isReady, problem } = await waitUntilReady({ url: readyUrl, timeoutMs: 30_000 });
  if (!isReady || child.pid === undefined) throw new Error(`${script}: ${problem}`);
  return {
    pid: child.pid,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

const scriptOf = (name: string) => fileURLToPath(import.meta.resolve(`@lux/${name}/src/main.ts`));

const internalToken = 'a token for the bench';
const settings = {
  assistantName: 'LUX',
  language: 'de-DE',
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
};

interface SystemOptions {
  childrenPerAddress?: number;
  /** Another Redis than the engines'. */
  redisUrl?: string;
}

/** The bff before the real conversation service, each a process; a stand-in for all other services. */
export async function openSystem({ childrenPerAddress = 10_000, redisUrl }: SystemOptions = {}) {
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
    REDIS_URL: redisUrl ?? engines.redisUrl,
    INTERNAL_TOKEN: internalToken,
    ACCOUNTS_URL: othersUrl,
    NAME_PREFIX: 'bff-bench',
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
