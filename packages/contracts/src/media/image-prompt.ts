import { z } from 'zod';

const missing = 'Bitte beschreibe das Bild, das du erstellen möchtest, deutlicher.';

/** What a child wants painted. Texts of the two refusals: SPEC 5. */
export const ImagePrompt = z
  .string(missing)
  .trim()
  .min(1, missing)
  .max(1000, 'Deine Beschreibung ist zu lang. Bitte nimm höchstens 1000 Zeichen.');
export type ImagePrompt = z.infer<typeof ImagePrompt>;
