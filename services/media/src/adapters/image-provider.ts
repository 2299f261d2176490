import type { Tier } from '@lux/contracts/common/health.ts';
import type { ColoringJobRequest, ImageJobRequest } from '@lux/contracts/media/picture.ts';

/** A provider of pictures could not do it, tries of its own included: trying again is no use now. */
export class ProviderFailed extends Error {
  constructor(cause: unknown) {
    super('the picture provider failed', { cause });
    this.name = 'ProviderFailed';
  }
}

/** `prompt` and `customText` are German, as the child said it; they have passed the gate. */
interface Seeded {
  /** Same seed, same picture, where the provider can. */
  seed: number;
}

export type PictureOrder = ImageJobRequest & Seeded;
export type ColoringPageOrder = ColoringJobRequest & Seeded;

/** `refusal` is final: a sentence for the child about what cannot be painted and what can. */
export type PictureResult = { png: Buffer } | { refusal: { message: string } };

/**
 * Who paints (DESIGN 4), `limitMs` at the longest where it calls somebody.
 *
 * @throws ProviderFailed, or anything else where another try may help.
 */
export interface ImageProvider {
  tier: Tier;
  /** How many pictures one worker may have in hand. */
  concurrency: number;
  paint: (order: PictureOrder, limitMs: number) => Promise<PictureResult>;
  /** Lines for colouring, at least 98 % of the pixels black or white. */
  renderColoringPage: (order: ColoringPageOrder, limitMs: number) => Promise<PictureResult>;
}
