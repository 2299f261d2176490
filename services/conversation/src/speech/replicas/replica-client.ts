import { type SpeechKey, SpokenWord } from '@lux/contracts/conversation/speech.ts';
import {
  createServiceClient,
  type ServiceClient,
} from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';
import type { HeardSound } from '../sounds/shared-sound.ts';

/** The other copies of this service, by their addresses; `undefined` where one cannot help. */
export interface ReplicaClient {
  fetchSound: (url: string, key: SpeechKey, signal: AbortSignal) => Promise<HeardSound | undefined>;
  fetchWords: (url: string, key: SpeechKey) => Promise<SpokenWord[] | undefined>;
  close: () => Promise<void>;
}

/** After this long without an answer a copy counts as gone; it is tried again for the next sentence. */
const ANSWER_LIMIT_MS = 8_000;

/** Asks the copy that makes a sound for it, so that no sentence is made, or paid for, twice. */
export function createReplicaClient(internalToken: string): ReplicaClient {
  const clients = new Map<string, ServiceClient>();

  const clientOf = (url: string) => {
    const client = clients.get(url) ?? createServiceClient({ url, internalToken });
    clients.set(url, client);
    return client;
  };

  /** Copies come and go: whoever cannot be asked is forgotten. */
  async function ask<Answer>(url: string, call: (client: ServiceClient) => Promise<Answer>) {
    const client = clientOf(url);
    try {
      return await call(client);
    } catch {
      if (clients.get(url) === client) clients.delete(url);
      client.close().catch(() => {});
      return undefined;
    }
  }

  const callOf = (path: string) =>
    ({ method: 'GET', path, query: { from: 'here' }, timeoutMs: ANSWER_LIMIT_MS }) as const;

  return {
    fetchSound: (url, key, signal) =>
      ask(url, async (client) => {
        const { headers, body } = await client.stream({ ...callOf(`/speech/${key}`), signal });
        const contentType = String(headers['content-type']);
        return { contentType, body, isFallback: headers.etag === undefined };
      }),
    fetchWords: (url, key) =>
      ask(url, (client) => client.json(z.array(SpokenWord), callOf(`/speech/${key}/words`))),
    close: async () => {
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
}
