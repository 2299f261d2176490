import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hash,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import type { SpeechKey } from '@lux/contracts/conversation/speech.ts';
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
const SECRET_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What LUX said in the last minutes, for all copies (DESIGN 5): whichever is asked for a sentence's
 * sound knows where it is made, and could make it. Only whoever has the key can find and read the
 * sentence; Redis has neither.
 */
export function createSpeechRegistry({ redis, namePrefix }: Options): SaidSentences {
  const nameOf = (name: string) => `${namePrefix}:said:${name}`;

  return {
    note: (key, sentence) => {
      // Parsed for what it leaves out: services' settings hold more, keys of providers among it.
      const content = JSON.stringify(SaidSentence.parse(sentence));
      const { name, secret } = derive(key);
      const sealed = seal(secret, content);
      redis.set(nameOf(name), sealed, 'EX', LIFETIME_SECONDS).catch(() => {});
    },
    find: async (key) => {
      const { name, secret } = derive(key);
      const sealed = await redis.getBuffer(nameOf(name)).catch(() => null);
      if (!sealed) return undefined;
      return SaidSentence.parse(JSON.parse(unseal(secret, sealed)));
    },
  };
}

/** Two halves of one hash, of which neither tells anything about the other or about the key. */
function derive(key: SpeechKey): { name: string; secret: KeyObject } {
  const both = hash('sha512', `said sentence ${key}`, 'buffer');
  // Node takes a key object several times faster than the bytes of one.
  const secret = createSecretKey(both.subarray(0, SECRET_BYTES));
  return { name: both.toString('base64url', SECRET_BYTES), secret };
}

function seal(secret: KeyObject, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secret, iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

function unseal(secret: KeyObject, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const content = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([content, decipher.final()]).toString('utf8');
}
