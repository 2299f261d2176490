import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** What the script asks a mongos for, by collection. */
function runScript(NAME_PREFIX?: string): Map<string, Record<string, unknown>> {
  const sharded = new Map<string, Record<string, unknown>>();
  const enabled = new Set<string>();
  const sh = {
    enableSharding: (database: string) => enabled.add(database),
    shardCollection: (name: string, key: Record<string, unknown>) => {
      expect(enabled).toContain(name.slice(0, name.indexOf('.')));
      sharded.set(name, key);
    },
  };
  const env = NAME_PREFIX === undefined ? {} : { NAME_PREFIX };
  runInNewContext(read('deploy/mongodb-shards.js'), { sh, process: { env } });
  return sharded;
}

/** A schema of Mongoose, as far as it is asked here. */
const Schema = z.custom<{
  options: { collection?: string };
  paths: Record<string, unknown>;
  indexes: () => [Record<string, unknown>, { unique?: boolean }][];
}>((value) => value !== null && typeof value === 'object' && 'indexes' in value);

type Store = z.output<typeof Schema>;
const Open = z.custom<(connection: object) => unknown>((value) => typeof value === 'function');

const stores = {
  conversation: ['conversations/conversation-record.ts', 'openConversations'],
  media: ['files/thumbnail.store.ts', 'createThumbnailStore'],
  'media ': ['colored-pages/colored-page.store.ts', 'createColoredPageStore'],
  analytics: ['requests/request.store.ts', 'createRequestStore'],
} as const;

/** The schemas that a store opens, by the names of their collections. */
async function readSchemas(service: keyof typeof stores) {
  const [file, open] = stores[service];
  const path = new URL(`../services/${service.trim()}/src/${file}`, import.meta.url).href;
  const module: Record<string, unknown> = await import(path);
  const schemas = new Map<string, Store>();
  const model = (name: string, given: unknown) => {
    const schema = Schema.parse(given);
    schemas.set(schema.options.collection ?? `${name.toLowerCase()}s`, schema);
    return {};
  };
  Open.parse(module[open])({ model });
  const database = `lux-${service.trim()}`;
  return [...schemas].map(([name, schema]): [string, Store] => [`${database}.${name}`, schema]);
}

test('shards collections that there are, by fields that no unique index forbids', async () => {
  const sharded = runScript();
  const names = Object.keys(stores) as (keyof typeof stores)[];
  const known = new Map((await Promise.all(names.map(readSchemas))).flat());
  // GridFS's own, with a unique index of `files_id` and `n`.
  expect(sharded.get('lux-media.files.chunks')).toEqual({ files_id: 1 });
  sharded.delete('lux-media.files.chunks');

  expect([...known.keys()]).toEqual(expect.arrayContaining([...sharded.keys()]));
  for (const [name, key] of sharded) {
    const schema = known.get(name);
    const fields = Object.keys(key);
    expect(Object.keys(schema?.paths ?? {})).toEqual(expect.arrayContaining(fields));
    const indexes = schema?.indexes() ?? [];
    const begins = (index: object) => fields.every((field, at) => Object.keys(index)[at] === field);
    // A hashed key's index is made with the shards, that of `_id` beside MongoDB's own.
    if (key[fields[0] ?? ''] !== 'hashed') {
      expect(
        indexes.filter(([index]) => begins(index)),
        name,
      ).not.toEqual([]);
    }
    for (const [index, { unique }] of indexes) {
      if (unique) expect(Object.keys(index).slice(0, fields.length), name).toEqual(fields);
    }
  }
});

test('uses the prefix of a system that shares its engines', () => {
  expect([...runScript('north').keys()]).toContain('north-media.thumbnails');
});
