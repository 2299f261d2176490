import { envField } from '@lux/service-kit/config/env-field.ts';
import { z } from 'zod';

/** `s3://bucket` or `s3://bucket/prefix`; names of buckets as S3 allows them. */
const place = z
  .string()
  .regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?$/,
    'must be gridfs, s3://bucket or s3://bucket/prefix',
  )
  .transform((text) => text.replace(/\/$/, ''));

/** Where the bytes of pictures and prints lie. Everything that is known of them stays in MongoDB. */
export const MediaStoreEnvironment = z.object({
  MEDIA_STORE: z.union([z.literal('gridfs'), place]).default('gridfs'),
  /** Where they lay before; needed until the worker has moved them from there. */
  MEDIA_STORE_PREVIOUS: place.optional(),
  /** Unset: Amazon's own of the region. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .default('us-east-1'),
  /** Whether the bucket stands in the path or in the host's name; unset: in the path but at Amazon's. */
  S3_PATH_STYLE: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: envField.secret().optional(),
});
type MediaStoreEnvironment = z.infer<typeof MediaStoreEnvironment>;

/** How a bucket is reached. */
export interface Bucket {
  /** As `MEDIA_STORE` names it; the record of each file in it says so. */
  place: string;
  /** With the bucket's name, without a slash at the end. */
  url: string;
  /** Of all keys: empty, or ends with a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface MediaStoreConfig {
  /** Null: GridFS. */
  target: Bucket | null;
  /** Null: everything lies in GridFS or in the target. */
  previous: Bucket | null;
}

/** @throws Error where a bucket is named without a key. */
export function chooseMediaStore(env: MediaStoreEnvironment): MediaStoreConfig {
  const { MEDIA_STORE: current, MEDIA_STORE_PREVIOUS: before } = env;
  return {
    target: current === 'gridfs' ? null : bucketOf(current, env),
    previous: before === undefined || before === current ? null : bucketOf(before, env),
  };
}

function bucketOf(named: string, env: MediaStoreEnvironment): Bucket {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error(`${named} needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`);
  }
  const [name = '', ...folders] = named.slice('s3://'.length).split('/');
  const url = new URL(env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`);
  const isInPath = env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined;
  if (isInPath) url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}`;
  else url.hostname = `${name}.${url.hostname}`;
  return {
    place: named,
    url: url.href.replace(/\/$/, ''),
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: env.S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
}
