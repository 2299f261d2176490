import OpenAI from 'openai';
import type { OpenAiProvider } from '../settings/choose-provider.ts';
import { createOpenAiClient } from '../upstream/create-openai-client.ts';
import { downloadImage } from '../upstream/download-image.ts';
import { createUpstreamPolicy } from '../upstream/upstream-policy.ts';
import { tellAiUsage } from '../usage/ai-usage.ts';

type Parameters = Omit<OpenAI.Images.ImageGenerateParamsNonStreaming, 'prompt'>;

/** The expert form's choices (SPEC 3). */
interface ImageChoices {
  size: '1024x1792' | '1024x1024' | '1792x1024';
  style: 'vivid' | 'natural';
  quality: 'hd' | 'standard';
}

/** The nearest size that gpt-image models have. */
const GPT_SIZES = {
  '1024x1792': '1024x1536',
  '1024x1024': '1024x1024',
  '1792x1024': '1536x1024',
} as const;

/**
 * What a model calls the expert form's choices (SPEC 3). dall-e-3, which other servers still offer,
 * knows them by these very names; gpt-image models have qualities of their own and read the style
 * from the prompt; of an unknown model only the size is asked.
 */
function imageParameters(model: string, { size, style, quality }: ImageChoices): Parameters {
  if (model.startsWith('gpt-image') || model.startsWith('chatgpt-image')) {
    return {
      size: GPT_SIZES[size],
      quality: quality === 'hd' ? 'high' : 'medium',
      background: 'opaque',
      output_format: 'png',
    };
  }
  if (model.startsWith('dall-e-3')) return { size, style, quality, response_format: 'b64_json' };
  return { size, response_format: 'b64_json' };
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Whether bytes begin as a PNG, JPEG or WebP does; whatever they are called. */
function isImage(bytes: Buffer): boolean {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return true;
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return true;
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

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
  const client = createOpenAiClient({ baseUrl, apiKey, limitMs: LIMIT_MS });
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
        tellAiUsage({ ability: 'image', host: new URL(baseUrl).host, model, pictures: 1 });
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
