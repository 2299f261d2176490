import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import type { SpeechKey } from '@lux/contracts/conversation/speech-key.ts';
import type { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { z } from 'zod';

interface Options {
  redis: ReturnType<typeof connectRedis>;
  namePrefix: string;
}

const SaidSentence = z.object({
  text: z.string(),
  settings: PublicSettings.pick({
    language: true,
    voiceId: true,
    speechSpeed: true,
    childSafeMode: true,
  }),
  /** Address of the copy that makes its sound. */
  madeBy: z.string(),
});
/** What a speech key stands for. Its text has passed the gate. */
type SaidSentence = z.infer<typeof SaidSentence>;

export interface SaidSentences {
  /** Tells all copies. May get lost: then the client has the sound made anew. */
  note: (key: SpeechKey, sentence: SaidSentence) => void;
  /** `undefined` for a key nobody noted, or too long ago, or while Redis is away. */
  find: (key: SpeechKey) => Promise<SaidSentence | undefined>;
}

/** A client fetches a sentence's sound while the answer is spoken. */
const LIFETIME_SECONDS = 300;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What LUX said in the last minutes, for all copies (DESIGN 5): whichever is asked for a sentence's
 * sound knows where it is made, and could make it. Only whoever has the key can find and read the
 * sentence; Redis has neither.
 */
export function createSaidSentences({ redis, namePrefix }: Options): SaidSentences {
  const nameOf = (key: SpeechKey) =>
    `${namePrefix}:said:${derive(key, 'name').toString('base64url')}`;

  return {
    note: (key, sentence) => {
      // Parsed for what it leaves out: services' settings hold more, keys of providers among it.
      const content = JSON.stringify(SaidSentence.parse(sentence));
      const sealed = seal(derive(key, 'seal'), content);
      redis.set(nameOf(key), sealed, 'EX', LIFETIME_SECONDS).catch(() => {});
    },
    find: async (key) => {
      const sealed = await redis.getBuffer(nameOf(key)).catch(() => null);
      if (!sealed) return undefined;
      return SaidSentence.parse(JSON.parse(unseal(derive(key, 'seal'), sealed)));
    },
  };
}

const derive = (key: SpeechKey, purpose: string): Buffer =>
  createHmac('sha256', key).update(purpose).digest();

function seal(secret: Buffer, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secret, iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

function unseal(secret: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const content = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([content, decipher.final()]).toString('utf8');
}
