import { z } from 'zod';

/**
 * A sound of German as beginners learn it, named by how it is written: `m` is spoken "mmm", not "em".
 * Vowels are the long ones.
 */
export const SpeechSound = z.literal(
  // biome-ignore format: one line for each family of sounds
  [
    'a', 'e', 'i', 'o', 'u', 'ä', 'ö', 'ü', 'au', 'ei', 'eu', 'äu', 'ie',
    'b', 'c', 'd', 'f', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'q', 'r', 's', 't', 'v', 'w', 'x', 'y', 'z', 'ß',
    'sch', 'ch', 'st', 'sp', 'ck', 'ng', 'pf', 'qu', 'tz',
  ],
);
export type SpeechSound = z.infer<typeof SpeechSound>;
