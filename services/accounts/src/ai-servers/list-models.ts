import { createUpstreamCall } from '@lux/ai/upstream/upstream-call.ts';
import {
  AiModel,
  type AiModels,
  type NearbyAiServers,
} from '@lux/contracts/accounts/ai-servers.ts';
import { z } from 'zod';
import { problemSentence } from './problem-sentence.ts';

const LIMIT_MS = 6_000;
/** A server on this machine answers at once or is none. */
const NEARBY_LIMIT_MS = 1_000;
const MOST_BYTES = 2_000_000;
const MOST_MODELS = 500;

const ModelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Where model servers listen unless told otherwise. */
const NEARBY: NearbyAiServers['servers'] = [
  { kind: 'ollama', name: 'Ollama auf diesem Server', url: 'http://127.0.0.1:11434/v1' },
  { kind: 'lmstudio', name: 'LM Studio auf diesem Server', url: 'http://127.0.0.1:1234/v1' },
  { kind: 'localai', name: 'LocalAI auf diesem Server', url: 'http://127.0.0.1:8080/v1' },
];

interface Server {
  baseUrl: string;
  apiKey: string;
}

/** Names of models and nothing else of the answer: an admin is no window into the network. */
async function readModels({ baseUrl, apiKey }: Server, limitMs: number): Promise<string[]> {
  const call = createUpstreamCall({
    provider: 'the model server',
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}` },
    headLimitMs: limitMs,
  });
  const signal = AbortSignal.timeout(limitMs);
  const { body } = await call({ method: 'GET', path: '/models', signal });
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > MOST_BYTES) throw new Error('the list of models is too long');
    parts.push(bytes);
  }
  const { data } = ModelList.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
  const names = data.map(({ id }) => id).filter((id) => AiModel.safeParse(id).success);
  return [...new Set(names)].sort((one, other) => one.localeCompare(other)).slice(0, MOST_MODELS);
}

/** The models a saved server offers, or a German sentence why they are not known. Never rejects. */
export async function listModels(server: Server): Promise<AiModels> {
  try {
    return { models: await readModels(server, LIMIT_MS), problem: null };
  } catch (error) {
    return { models: [], problem: problemSentence(error) };
  }
}

/** Model servers that answer on this machine with a list of models. They are offered, never used unasked. */
export async function findNearbyServers(): Promise<NearbyAiServers> {
  const found = await Promise.all(
    NEARBY.map(async (server) => {
      const asked = { baseUrl: server.url, apiKey: 'none' };
      const models = await readModels(asked, NEARBY_LIMIT_MS).catch(() => null);
      return models ? [server] : [];
    }),
  );
  return { servers: found.flat() };
}
