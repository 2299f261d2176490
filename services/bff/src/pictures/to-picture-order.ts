import type {
  GenerateExpertImageRequest,
  GenerateImageRequest,
} from '@lux/contracts/media/picture.ts';
import type { JobOrder } from '../jobs/job-order.ts';

const USUAL = { size: '1024x1024', noInterpretation: false, customText: '' } as const;

/** What media is asked for a wish by voice or text (SPEC 7), or for one of the expert form. */
export function toPictureOrder({
  visitorToken: _,
  ...wish
}: GenerateImageRequest | GenerateExpertImageRequest): JobOrder {
  return { kind: 'image', wish: { ...USUAL, ...wish } };
}
