import { Sticker } from '@lux/contracts/accounts/sticker.ts';
import { z } from 'zod';
import { counterNames } from './counter-names.ts';

const Counter = z.string().refine((name) => counterNames.has(name), 'is nothing that is counted');

/** An entry of `data/stickers.yaml`. */
export const StickerEntry = Sticker.omit({ image_url: true })
  .extend({
    name: z.string().min(3).max(30),
    description: z.string().min(10).max(120),
    /** An OpenMoji drawing by its code. */
    drawing: z.string().regex(/^[0-9A-F]{4,6}(-[0-9A-F]{4,6})*$/),
    /** Completes "Für: …" on the card of who has it. */
    achievement: z.string().min(3).max(60),
    /** Counters and how far each must be; all of them. */
    rule: z
      .record(Counter, z.int().positive())
      .refine((rule) => Object.keys(rule).length > 0, 'would be everybody’s'),
  })
  .strict();
export type StickerEntry = z.infer<typeof StickerEntry>;
