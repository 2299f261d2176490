import OpenAI from 'openai';
import type { OpenAiProvider } from './choose-provider.ts';
import { createUpstreamPolicy } from './create-upstream-policy.ts';
import { downloadImage } from './download-image.ts';
import { type ImageChoices, imageParameters } from './image-parameters.ts';
import { isImage } from './is-image.ts';

export interface ImageRequest extends ImageChoices {
  prompt: string;
  /** Holds for all tries together. */
  signal: AbortSignal;
}

export interface OpenAiImages {
  /**
   * One picture as PNG, JPEG or WebP, in a size near the one asked for. Null where the provider
   * finds the prompt unfit.
   *
   * @throws the client's error, or what `fetch` throws.
   */
  generate: (request: ImageRequest) => Promise<Buffer | null>;
}

/** Longest wait for one picture in high quality; a child has its sentence within 90 s, queue included. */
const LIMIT_MS = 65_000;
const MOST_BYTES = 20_000_000;
const UNFIT = new Set(['moderation_blocked', 'content_policy_violation']);

/** Pictures from an OpenAI-compatible server. Nothing that identifies a child may be in a prompt. */
export function createOpenAiImages({ baseUrl, apiKey, model }: OpenAiProvider): OpenAiImages {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: LIMIT_MS });
  const policy = createUpstreamPolicy();

  return {
    generate: async ({ prompt, signal, ...choices }) => {
      try {
        const { data } = await policy.execute(async () =>
          client.images.generate(
            { model, prompt, n: 1, ...imageParameters(model, choices) },
            { signal },
          ),
        );
        const { b64_json: base64, url } = data?.[0] ?? {};
        const bytes = base64
          ? decode(base64)
          : await downloadImage({ url: url ?? '', baseUrl, mostBytes: MOST_BYTES, signal });
        if (!isImage(bytes)) throw new Error('the image answer is no picture');
        return bytes;
      } catch (error) {
        if (error instanceof OpenAI.APIError && UNFIT.has(error.code ?? '')) return null;
        throw error;
      }
    },
  };
}

function decode(base64: string): Buffer {
  if (base64.length > (MOST_BYTES * 4) / 3) throw new Error('the image answer is too large');
  return Buffer.from(base64, 'base64');
}
