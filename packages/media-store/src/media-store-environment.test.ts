import { expect, test } from 'vitest';
import { chooseMediaStore, MediaStoreEnvironment } from './media-store-environment.ts';

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'sixteen characters' };
const choose = (env: Record<string, string>) =>
  chooseMediaStore(MediaStoreEnvironment.parse({ ...keys, ...env }));

test.each<[Record<string, string>, string, string]>([
  [{ MEDIA_STORE: 's3://lux' }, 'https://lux.s3.us-east-1.amazonaws.com', ''],
  [
    { MEDIA_STORE: 's3://lux/a/b/', S3_REGION: 'eu-central-1' },
    'https://lux.s3.eu-central-1.amazonaws.com',
    'a/b/',
  ],
  [{ MEDIA_STORE: 's3://lux', S3_ENDPOINT: 'http://minio:9000' }, 'http://minio:9000/lux', ''],
  [
    { MEDIA_STORE: 's3://lux', S3_ENDPOINT: 'https://s3.example/in/', S3_PATH_STYLE: 'true' },
    'https://s3.example/in/lux',
    '',
  ],
  [
    { MEDIA_STORE: 's3://lux', S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: 'false' },
    'https://lux.s3.example',
    '',
  ],
])('%o is the bucket %s', (env, url, prefix) => {
  expect(choose(env).target).toMatchObject({ url, prefix });
});

test('without a word everything lies in GridFS; a bucket of before is one more place to read from', () => {
  expect(choose({})).toEqual({ target: null, previous: null });
  expect(choose({ MEDIA_STORE_PREVIOUS: 's3://lux' })).toMatchObject({
    target: null,
    previous: { place: 's3://lux' },
  });
  const both = { MEDIA_STORE: 's3://lux', MEDIA_STORE_PREVIOUS: 's3://lux' };
  expect(choose(both).previous).toBeNull();
});

test('a bucket without a key, and what is no bucket, stop the start', () => {
  const bare = MediaStoreEnvironment.parse({ MEDIA_STORE: 's3://lux' });
  expect(() => chooseMediaStore(bare)).toThrow('S3_SECRET_ACCESS_KEY');
  for (const MEDIA_STORE of ['s3://', 's3://Lux', 's3://lux/../x y', 'https://lux', 'mongo']) {
    expect(MediaStoreEnvironment.safeParse({ MEDIA_STORE }).success).toBe(false);
  }
});
