import { type SpeechKey, SpokenWordsHeader } from '@lux/contracts/conversation/speech.ts';
import { spokenWordsHeader } from '@lux/contracts/conversation/spoken-words.ts';
import {
  createServiceClient,
  type ServiceClient,
} from '@lux/service-kit/clients/create-service-client.ts';
import type { HeardSound } from '../sounds/shared-sound.ts';

/** The other replicas of this service, by their addresses. */
export interface ReplicaClient {
  /** The sound that a replica makes or has made; undefined where it does not answer or has none. */
  fetchSound: (url: string, key: SpeechKey, signal: AbortSignal) => Promise<HeardSound | undefined>;
  close: () => Promise<void>;
}

/** A replica that takes longer counts as gone; it is tried again for the next sentence. */
const ANSWER_LIMIT_MS = 8_000;

/** Fetches a sound from the replica that makes it, so that no sentence is made, or paid for, twice. */
export function createReplicaClient(internalToken: string): ReplicaClient {
  const clients = new Map<string, ServiceClient>();

  const clientOf = (url: string) => {
    const client = clients.get(url) ?? createServiceClient({ url, internalToken });
    clients.set(url, client);
    return client;
  };

  /** Replicas come and go, so the client of one that failed is dropped. */
  function drop(url: string, client: ServiceClient) {
    if (clients.get(url) === client) clients.delete(url);
    client.close().catch(() => {});
  }

  return {
    fetchSound: async (url, key, signal) => {
      const client = clientOf(url);
      try {
        const { headers, body } = await client.stream({
          method: 'GET',
          path: `/speech/${key}`,
          query: { from: 'here' },
          timeoutMs: ANSWER_LIMIT_MS,
          signal,
        });
        const contentType = String(headers['content-type']);
        const words = SpokenWordsHeader.optional().parse(headers[spokenWordsHeader]);
        return { contentType, body, isFallback: headers.etag === undefined, words };
      } catch {
        drop(url, client);
        return undefined;
      }
    },
    close: async () => {
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
}
