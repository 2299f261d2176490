import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hash,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Pronunciations } from '@lux/contracts/accounts/pronunciation.ts';
import { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { SpeechKey } from '@lux/contracts/conversation/speech.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import { z } from 'zod';

interface Options {
  redis: RedisClient;
  namePrefix: string;
}

const RegisteredSpeech = z.object({
  text: z.string(),
  settings: ServiceSettings.pick({
    language: true,
    voiceId: true,
    speechSpeed: true,
    childSafeMode: true,
    pronunciations: true,
  }),
  /** It tells who a child is: no voice elsewhere speaks it. */
  isPersonal: z.boolean().optional(),
  /** Address of the replica that makes its sound. */
  madeBy: z.string(),
});
/** What a speech key stands for. Its text has passed the gate. */
type RegisteredSpeech = z.infer<typeof RegisteredSpeech>;

export interface SpeechRegistry {
  /** Tells all replicas, without waiting. Where that fails, the client has the sound made anew. */
  register: (key: SpeechKey, sentence: RegisteredSpeech) => void;
  /** `undefined` for an unknown or expired key, and while Redis is away. */
  find: (key: SpeechKey) => Promise<RegisteredSpeech | undefined>;
  /** @throws what Redis throws while it is away. */
  forget: (keys: SpeechKey[]) => Promise<void>;
}

/** A client fetches a sentence's sound while the answer is spoken. */
export const SPOKEN_FOR_SECONDS = 300;
const CIPHER = 'aes-256-gcm';
const SECRET_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What LUX said in the last minutes, for all replicas (DESIGN 5): the one that is asked for a
 * sentence's sound learns which replica makes it, and what to make where that one is gone. Entries
 * are found and read with the speech key only, and Redis does not hold the key.
 */
export function createSpeechRegistry({ redis, namePrefix }: Options): SpeechRegistry {
  const nameOf = (name: string) => `${namePrefix}:said:${name}`;

  return {
    register: (key, sentence) => {
      // Parsing drops the other settings, providers' API keys among them.
      const { settings, ...said } = RegisteredSpeech.parse(sentence);
      const pronunciations = pronunciationsIn(said.text, settings.pronunciations);
      const content = JSON.stringify({ ...said, settings: { ...settings, pronunciations } });
      const { name, secret } = derive(key);
      const sealed = seal(secret, content);
      redis.set(nameOf(name), sealed, 'EX', SPOKEN_FOR_SECONDS).catch(() => {});
    },
    find: async (key) => {
      const { name, secret } = derive(key);
      const sealed = await redis.getBuffer(nameOf(name)).catch(() => null);
      if (!sealed) return undefined;
      return RegisteredSpeech.parse(JSON.parse(unseal(secret, sealed)));
    },
    forget: async (keys) => {
      // One by one: in a cluster they lie on several nodes.
      await Promise.all(keys.map((key) => redis.del(nameOf(derive(key).name))));
    },
  };
}

/** A note is written for every sentence, and few of 200 names are in one. */
function pronunciationsIn(text: string, pronunciations: Pronunciations): Pronunciations {
  const small = text.toLowerCase();
  return pronunciations.filter(({ written }) => small.includes(written.toLowerCase()));
}

/** Two halves of one hash; neither reveals the other or the key. */
function derive(key: SpeechKey): { name: string; secret: KeyObject } {
  const both = hash('sha512', `said sentence ${key}`, 'buffer');
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
