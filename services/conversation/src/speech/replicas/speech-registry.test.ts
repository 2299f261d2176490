import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { findInRedis } from '@lux/test-kit/find-in-engines.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { listRedisKeys } from '@lux/test-kit/with-redis-masters.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createSpeechRegistry } from './speech-registry.ts';

const { url, prefix } = useEngines().redis;
const key = 'K'.repeat(43);
const voiced = {
  language: 'de-DE' as const,
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
  pronunciations: [],
};
const sentence = { text: 'Eine Spinne hat acht Beine.', settings: voiced, madeBy: 'http://one' };

function open(redisUrl = url) {
  const log = pino({ level: 'silent' });
  const redis = connectRedis({ url: redisUrl, log, role: 'request' });
  onTestFinished(() => closeRedis(redis));
  return { redis, said: createSpeechRegistry({ redis, namePrefix: prefix }) };
}

test('whoever has the key finds the sentence; Redis has neither, and not for long', async () => {
  const { redis, said } = open();
  said.register(key, sentence);
  expect(await waitFor(() => said.find(key))).toEqual(sentence);
  expect(await said.find('L'.repeat(43))).toBeUndefined();

  const [note = ''] = await listRedisKeys(url, `${prefix}:said:*`);
  expect(await redis.ttl(note)).toBeGreaterThan(0);
  expect(await redis.ttl(note)).toBeLessThanOrEqual(300);
  expect(await findInRedis(url, `${prefix}:said`, ['Spinne', 'http://one', key])).toEqual([]);
});

test('a note holds what the voice needs and nothing else of the settings', async () => {
  const { said } = open();
  const spider = { written: 'spinne', spoken: 'Schpinne' };
  const settings = {
    ...voiced,
    pronunciations: [spider, { written: 'Nguyen', spoken: 'Nujen' }],
    aiKeys: { openAiApiKey: 'sk-1' },
  };
  said.register(key, { ...sentence, settings });
  expect((await waitFor(() => said.find(key))).settings).toEqual({
    ...voiced,
    pronunciations: [spider],
  });
});

test('while Redis is away nobody finds anything, and noting does no harm', async () => {
  const { said } = open('redis://127.0.0.1:1');
  said.register(key, sentence);
  expect(await said.find(key)).toBeUndefined();
});
