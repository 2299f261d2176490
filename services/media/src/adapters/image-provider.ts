import type { Tier } from '@lux/contracts/common/tier.ts';
import type { ImageSize } from '@lux/contracts/media/image-size.ts';

export interface PictureOrder {
  /** German, as the child said it; it has passed the child-safety gate. */
  prompt: string;
  size: ImageSize;
  /** Same seed, same picture, where the provider can. */
  seed: number;
}

/** `refusal` is final: a sentence for the child about what cannot be painted and what can. */
export type PictureResult = { png: Buffer } | { refusal: { message: string } };

/** Who paints (DESIGN 4). @throws where another try may help. */
export interface ImageProvider {
  tier: Tier;
  paint: (order: PictureOrder) => Promise<PictureResult>;
}
