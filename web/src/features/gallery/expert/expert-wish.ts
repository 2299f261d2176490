import type { GenerateExpertImageRequest } from '@lux/contracts/media/picture.ts';

/** What an expert decides (SPEC 3). */
export type ExpertWish = Omit<GenerateExpertImageRequest, 'visitorToken'>;

/** SPEC 9. */
export const defaultExpertWish: ExpertWish = {
  prompt: '',
  style: 'vivid',
  quality: 'hd',
  size: '1024x1792',
  noInterpretation: false,
  customText: '',
};
