import { createUpstreamCall } from '@lux/ai/upstream/upstream-call.ts';
import {
  AiAbility,
  AiModel,
  type AiModels,
  type NearbyAiServers,
} from '@lux/contracts/accounts/ai/ai-servers.ts';
import { z } from 'zod';
import { priceOfChildHour } from '../ai-usage/estimate-child-hour.ts';
import { problemSentence } from './problem-sentence.ts';

const LIMIT_MS = 6_000;
/** A server on this machine answers at once or is none. */
const NEARBY_LIMIT_MS = 1_000;
const MOST_BYTES = 2_000_000;
const MOST_MODELS = 500;

const ModelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Where model servers listen unless told otherwise. */
const NEARBY: Omit<NearbyAiServers['servers'][number], 'model'>[] = [
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

/** Names of models that are made for something else than talks. */
const OTHER_WORK =
  /embed|bge-|minilm|rerank|whisper|parakeet|transcri|(?:^|[-_/])(?:tts|stt|asr|ocr)|piper|kokoro|bark|voice|guard|moderation|flux|stable-?diffusion|sdxl|dreamshaper|(?:^|[-_/])sd[-_]?\d|dall-e|image|code|math|^clip/i;

/** With which of its models a server that was just found begins. */
const modelForTalks = (models: readonly string[]): string | null =>
  models.find((model) => !OTHER_WORK.test(model)) ?? null;

const pricesOf = (url: string, models: readonly string[]): AiModels['prices'] =>
  models.flatMap((model) =>
    AiAbility.options.flatMap((ability) => {
      const price = priceOfChildHour(ability, { url, model });
      return price ? [{ ability, model, ...price }] : [];
    }),
  );

/** The models a saved server offers, or a German sentence why they are not known. Never rejects. */
export async function listModels(server: Server): Promise<AiModels> {
  try {
    const models = await readModels(server, LIMIT_MS);
    return { models, problem: null, prices: pricesOf(server.baseUrl, models) };
  } catch (error) {
    return { models: [], problem: problemSentence(error), prices: [] };
  }
}

/** Model servers that answer on this machine with a list of models. They are offered, never used unasked. */
export async function findNearbyServers(places = NEARBY): Promise<NearbyAiServers> {
  const found = await Promise.all(
    places.map(async (server) => {
      const asked = { baseUrl: server.url, apiKey: 'none' };
      const models = await readModels(asked, NEARBY_LIMIT_MS).catch(() => null);
      return models ? [{ ...server, model: modelForTalks(models) }] : [];
    }),
  );
  return { servers: found.flat() };
}
