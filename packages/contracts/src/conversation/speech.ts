import { z } from 'zod';
import { PublicSettings } from '../accounts/settings.ts';
import { Id } from '../common/ids.ts';

/** A voice LUX can speak with (SPEC 3); snake case as SPEC has it. */
export const Voice = z.object({ voice_id: z.string(), name: z.string() });
export type Voice = z.infer<typeof Voice>;

/**
 * A sound of German as beginners learn it, named by how it is written: `m` is spoken "mmm", not "em".
 * Vowels are the long ones. `s` is the one of "Bus", `weiches s` that of "Sonne"; `ch` is the one of
 * "ich", `raues ch` that of "Buch".
 */
export const SpeechSound = z.literal(
  // biome-ignore format: one line for each family of sounds
  [
    'a', 'e', 'i', 'o', 'u', 'ä', 'ö', 'ü', 'au', 'ei', 'eu', 'äu', 'ie',
    'b', 'c', 'd', 'f', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'q', 'r', 's', 't', 'v', 'w', 'x', 'y', 'z', 'ß',
    'sch', 'ch', 'st', 'sp', 'ck', 'ng', 'pf', 'qu', 'tz',
    'weiches s', 'raues ch',
  ],
);
export type SpeechSound = z.infer<typeof SpeechSound>;

const missing = 'Es gibt keinen Text zum Vorlesen.';

/** Body of `POST /api/speech` (SPEC 7). The answer is audio. */
export const SpeechRequest = z
  .object({
    text: z.string(missing).trim().min(1, missing).max(3000, 'Der Text ist zu lang zum Vorlesen.'),
    /** Ours beside SPEC 7, for beginning readers: slowly, or with a pause between syllables (`Ma-ma`). */
    pace: z.enum(['normal', 'slow', 'syllables']).default('normal'),
    /** The sound of a letter, spoken instead of `text`, which then is how it is written. */
    sound: SpeechSound.optional(),
    /** Whose words are read aloud: what is noted of it goes with the conversation. */
    conversationId: Id.optional(),
  })
  .strip();
export type SpeechRequest = z.infer<typeof SpeechRequest>;

/**
 * Names the sound of one text in one voice at one speed: `GET /api/speech/{key}`. It comes from the
 * server with the sentence it belongs to (`speechUrl`) and cannot be guessed from the text.
 */
export const SpeechKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export type SpeechKey = z.infer<typeof SpeechKey>;

/**
 * When a word is heard: from and to in milliseconds of the sentence's sound, and where it stands in
 * the sentence, in UTF-16 units, `to` not included. They come in order with the sound, as a header
 * (`spoken-words.ts`), and alone as `GET /api/speech/{key}/words`.
 */
export const SpokenWord = z.object({
  startMs: z.number().nonnegative(),
  endMs: z.number().nonnegative(),
  from: z.int().nonnegative(),
  to: z.int().positive(),
});
export type SpokenWord = z.infer<typeof SpokenWord>;

const { startMs, endMs, from, to } = SpokenWord.shape;

/** Reads what `writeSpokenWords` wrote. */
export const SpokenWordsHeader = z
  .string()
  .transform((rows): unknown => JSON.parse(rows))
  .pipe(z.array(z.tuple([startMs, endMs, from, to])))
  .transform((rows) =>
    rows.map(([startMs, endMs, from, to]): SpokenWord => ({ startMs, endMs, from, to })),
  );

/** A sentence in a voice that is being chosen: `POST /api/admin/settings/voice-trials`. */
export const VoiceTrial = z.object({
  text: SpeechRequest.shape.text,
  voiceId: z.string().trim().max(200).nullable(),
  speechSpeed: PublicSettings.shape.speechSpeed,
});
export type VoiceTrial = z.infer<typeof VoiceTrial>;
