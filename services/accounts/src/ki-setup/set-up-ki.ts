import {
  type AiChoicesChange,
  AiServer,
  AiServers,
} from '@lux/contracts/accounts/ai/ai-servers.ts';
import { createServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import type { Logger } from 'pino';
import type { KiConfig } from './config.ts';

/**
 * Has a server bring a model and waits for it, be it an hour. Ollama tells how far it is line by line, a
 * failure too; the speech server answers when it is done, and goes on where it was if asked again.
 *
 * @throws Error where the server refuses, so that the container fails, says why and is started again.
 */
async function pull(url: string, body?: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  let last = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    last = `${last}${part}`.slice(-LAST_WORDS);
  }
  if (!answer.ok || last.includes('"error"')) {
    throw new Error(`${url} answered ${answer.status}: ${last.trim()}`);
  }
}

/** Enough for the line that says how it ended. */
const LAST_WORDS = 500;

/**
 * Brings the models of the profile `ki`, enters its two servers and lets them serve what nobody has
 * chosen yet. Whoever starts the profile has asked for it; what an admin chose stays, also at the next
 * start.
 */
export async function setUpKi(config: KiConfig, log: Logger): Promise<void> {
  const { ollamaUrl, speachesUrl, models } = config;
  log.info({ model: models.text }, 'the model for talks is brought');
  await pull(`${ollamaUrl}/api/pull`, { model: models.text });
  for (const model of [models.transcription, models.speech]) {
    log.info({ model }, 'a model for speech is brought');
    await pull(`${speachesUrl}/v1/models/${model}`);
  }

  const accounts = createServiceClient({
    url: config.accountsUrl,
    internalToken: config.internalToken,
  });
  try {
    const { servers, choices } = await accounts.json(AiServers, {
      method: 'GET',
      path: '/ai-servers',
    });
    const enter = async (name: string, kind: AiServer['kind'], baseUrl: string) => {
      const url = `${baseUrl}/v1`;
      const known = servers.find((server) => server.url === url);
      if (known) return known.id;
      const body = { kind, name, url };
      const made = await accounts.json(AiServer, { method: 'POST', path: '/ai-servers', body });
      return made.id;
    };
    const talks = await enter('Ollama (mitgeliefert)', 'ollama', ollamaUrl);
    const speech = await enter('Sprachserver (mitgeliefert)', 'other', speachesUrl);
    const change: AiChoicesChange = {
      ...(choices.text === null && { text: { serverId: talks, model: models.text } }),
      ...(choices.speech === null && { speech: { serverId: speech, model: models.speech } }),
      ...(choices.transcription === null && {
        transcription: { serverId: speech, model: models.transcription },
      }),
    };
    await accounts.json(AiServers, { method: 'PATCH', path: '/ai-choices', body: change });
    log.info({ chosen: Object.keys(change) }, 'LUX is set up for its own servers');
  } finally {
    await accounts.close();
  }
}
