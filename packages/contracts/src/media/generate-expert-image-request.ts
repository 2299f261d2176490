import { z } from 'zod';
import { VisitorToken } from '../common/visitor-token.ts';
import { CustomText } from './custom-text.ts';
import { ImageQuality } from './image-quality.ts';
import { ImageSize } from './image-size.ts';
import { ImageStyle } from './image-style.ts';

/** SPEC 5. */
const missing = 'Bitte gib eine Bildbeschreibung ein.';

/** Body of `POST /api/generate-image-expert`; defaults of SPEC 3 and 9. */
export const GenerateExpertImageRequest = z.object({
  prompt: z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(1000, 'Deine Beschreibung ist zu lang. Bitte nimm höchstens 1000 Zeichen.'),
  style: ImageStyle.default('vivid'),
  quality: ImageQuality.default('hd'),
  size: ImageSize.default('1024x1792'),
  noInterpretation: z.boolean().default(false),
  customText: CustomText.default(''),
  visitorToken: VisitorToken.optional(),
});
export type GenerateExpertImageRequest = z.infer<typeof GenerateExpertImageRequest>;
