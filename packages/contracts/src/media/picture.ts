import { z } from 'zod';
import { VisitorToken } from '../common/ids.ts';
import { OrderIdentity } from './job.ts';

const NO_PROMPT = 'Bitte beschreibe das Bild, das du erstellen möchtest, deutlicher.';

/** What a child wants painted. Texts of the two refusals: SPEC 5. */
const ImagePrompt = z
  .string(NO_PROMPT)
  .trim()
  .min(1, NO_PROMPT)
  .max(1000, 'Deine Beschreibung ist zu lang. Bitte nimm höchstens 1000 Zeichen.');

/** Extra instructions of the expert form (SPEC 2, 3); blank is none. */
const CustomText = z
  .string()
  .trim()
  .max(500, 'Deine zusätzlichen Wünsche sind zu lang. Bitte nimm höchstens 500 Zeichen.');

/** How much work a model puts into a picture (SPEC 3); the built-in painter always does its best. */
const ImageQuality = z.enum(['hd', 'standard']);

/** Picture sizes in pixels, width × height: portrait, square, landscape (SPEC 3). */
export const ImageSize = z.enum(['1024x1792', '1024x1024', '1792x1024']);
export type ImageSize = z.infer<typeof ImageSize>;

/** Strong or gentle colours (SPEC 3). */
export const ImageStyle = z.enum(['vivid', 'natural']);
export type ImageStyle = z.infer<typeof ImageStyle>;

/** One thing LUX understood of a wish, shown before painting: "Drache", "grün", "3 ×". */
export const WishChip = z.object({
  text: z.string(),
  /** Time of day counts as weather; `missing` was said and cannot be painted. */
  kind: z.enum(['figure', 'colour', 'place', 'weather', 'count', 'missing']),
});
export type WishChip = z.infer<typeof WishChip>;

/** What the bff asks of media: what a wish says, by `POST /wishes`. Nothing is stored. */
export const UnderstandWishRequest = z.object({ prompt: ImagePrompt });
export type UnderstandWishRequest = z.infer<typeof UnderstandWishRequest>;

/** Body of `POST /api/generate-image` (SPEC 7). */
export const GenerateImageRequest = OrderIdentity.extend({
  prompt: ImagePrompt,
  visitorToken: VisitorToken.optional(),
});
export type GenerateImageRequest = z.infer<typeof GenerateImageRequest>;

/** SPEC 5. */
const NO_EXPERT_PROMPT = 'Bitte gib eine Bildbeschreibung ein.';

/** Body of `POST /api/generate-image-expert`; defaults of SPEC 3 and 9. */
export const GenerateExpertImageRequest = OrderIdentity.extend({
  prompt: z
    .string(NO_EXPERT_PROMPT)
    .trim()
    .min(1, NO_EXPERT_PROMPT)
    .max(1000, 'Deine Beschreibung ist zu lang. Bitte nimm höchstens 1000 Zeichen.'),
  style: ImageStyle.default('vivid'),
  quality: ImageQuality.default('hd'),
  size: ImageSize.default('1024x1792'),
  noInterpretation: z.boolean().default(false),
  customText: CustomText.default(''),
  visitorToken: VisitorToken.optional(),
});
export type GenerateExpertImageRequest = z.infer<typeof GenerateExpertImageRequest>;

/** What the bff asks of media: one colouring page, by `POST /coloring-pages`. */
export const ColoringJobRequest = z.object({ prompt: ImagePrompt });
export type ColoringJobRequest = z.infer<typeof ColoringJobRequest>;

/** Body of `POST /api/generate-coloring-page` (SPEC 7). */
export const GenerateColoringPageRequest = ColoringJobRequest.extend({
  ...OrderIdentity.shape,
  visitorToken: VisitorToken.optional(),
});
export type GenerateColoringPageRequest = z.infer<typeof GenerateColoringPageRequest>;

/** What the bff asks of media: one picture to be painted, by `POST /images`. */
export const ImageJobRequest = z.object({
  prompt: ImagePrompt,
  size: ImageSize.default('1024x1024'),
  /** The expert form's choices; unset: as the painter likes it. */
  style: ImageStyle.optional(),
  quality: ImageQuality.optional(),
  /** The model gets the prompt as it is, without our words around it. */
  noInterpretation: z.boolean().default(false),
  customText: CustomText.default(''),
});
export type ImageJobRequest = z.infer<typeof ImageJobRequest>;
