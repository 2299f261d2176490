import type OpenAI from 'openai';

type Parameters = Omit<OpenAI.Images.ImageGenerateParamsNonStreaming, 'prompt'>;

/** The expert form's choices (SPEC 3). */
export interface ImageChoices {
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
export function imageParameters(model: string, { size, style, quality }: ImageChoices): Parameters {
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
