import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { findS3Server } from '@lux/test-kit/s3-server/find-s3-server.ts';
import { StartedS3Server } from '@lux/test-kit/s3-server/start-s3-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { type Document, Double, GridFSBucket, Int32, Long, MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { packFolder, unpackFile } from './archive.ts';
import { readBson, writeBson } from './databases/bson-file.ts';
import { createPace } from './pace.ts';

const engines = useEngines();
const run = promisify(execFile);
let opened = 0;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lux-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** One LUX's databases, and the commands as a person runs them. */
async function openLux() {
  opened += 1;
  const prefix = `${engines.mongodb.databasePrefix}-${opened}`;
  const client = await new MongoClient(engines.mongodb.uri).connect();
  onTestFinished(() => client.close());
  const command = async (script: 'backup' | 'restore', given: string[], secrets = {}) => {
    const file = fileURLToPath(new URL(`${script}.ts`, import.meta.url));
    const env = { ...inheritedEnv(), MONGODB_URI: engines.mongodb.uri, ...secrets };
    const options = { env: { ...env, NAME_PREFIX: prefix } };
    const stopped = script === 'restore' ? ['--stopped'] : [];
    return run(process.execPath, [file, ...given, ...stopped], options).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }) => ({ code, said: String(stderr) }),
    );
  };
  const db = (name: string) => client.db(`${prefix}-${name}`);
  const read = async () => {
    const bytes: Buffer[] = [];
    for await (const part of new GridFSBucket(db('media'), {
      bucketName: 'files',
    }).openDownloadStreamByName('igel.png')) {
      bytes.push(part);
    }
    const raw = { promoteValues: false, sort: { _id: 1 } } as const;
    return {
      users: await db('accounts').collection('users').find({}, raw).toArray(),
      indexes: await db('accounts').collection('users').indexes(),
      talks: await db('conversation').collection('messages').countDocuments(),
      picture: Buffer.concat(bytes).toString('base64'),
    };
  };
  return { client, prefix, command, db, read };
}

async function fill({ db }: Awaited<ReturnType<typeof openLux>>) {
  const users = db('accounts').collection<Document & { _id: string }>('users');
  await users.createIndex(
    { nameKey: 1 },
    { unique: true, partialFilterExpression: { isKid: true } },
  );
  const created = new Date(0);
  await users.insertMany([
    { _id: 'a', nameKey: 'mia', isKid: true, n: new Int32(1), created },
    {
      _id: 'b',
      nameKey: 'tom',
      isKid: true,
      n: new Double(1),
      big: Long.fromString('9007199254740993'),
    },
  ]);
  const messages = Array.from({ length: 2_500 }, (_, index) => ({
    index,
    text: 'Warum? '.repeat(9),
  }));
  await db('conversation').collection('messages').insertMany(messages);
  const bucket = new GridFSBucket(db('media'), { bucketName: 'files' });
  const upload = bucket.openUploadStream('igel.png', {
    metadata: { contentType: 'image/png' },
  });
  upload.end(Buffer.alloc(600_000, 7));
  await finished(upload);
}

test('what was saved comes back byte by byte, with numbers’ types, indexes and files, into another LUX too', async () => {
  const lux = await openLux();
  await fill(lux);
  const before = await lux.read();
  const file = path.join(await makeFolder(), 'lux.tar.gz');
  const made = await lux.command('backup', [file]);
  expect(made).toEqual({ code: 0, said: expect.stringMatching(/^Gesichert: 250\d Dokumente/) });
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const other = await openLux();
  expect(await other.command('restore', [file])).toMatchObject({ code: 0 });
  expect(await other.read()).toEqual(before);

  // What came later goes where it may, and not a moment before.
  await lux.db('accounts').collection('users').deleteMany({});
  await lux.db('analytics').collection('requests').insertOne({ later: true });
  const refused = await lux.command('restore', [file]);
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('Mit --replace') });
  expect(await lux.db('accounts').collection('users').countDocuments()).toBe(0);
  expect(await lux.command('restore', [file, '--replace'])).toMatchObject({ code: 0 });
  expect(await lux.read()).toEqual(before);
  expect(await lux.db('analytics').collection('requests').countDocuments()).toBe(0);
});

test('what was deleted since the back-up stays known', async () => {
  const lux = await openLux();
  await fill(lux);
  const forgotten = lux.db('analytics').collection<{ _id: string; at: number }>('forgotten');
  await forgotten.insertOne({ _id: 'before', at: 1 });
  const file = path.join(await makeFolder(), 'lux.tar.gz');
  await lux.command('backup', [file]);
  await forgotten.insertOne({ _id: 'since', at: 2 });
  await forgotten.updateOne({ _id: 'before' }, { $set: { at: 3 } });
  await lux.command('restore', [file, '--replace']);
  expect(await forgotten.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'before', at: 3 },
    { _id: 'since', at: 2 },
  ]);
});

test('with a passphrase nobody reads it without, and a damaged one changes nothing', async () => {
  const lux = await openLux();
  await fill(lux);
  const before = await lux.read();
  const folder = await makeFolder();
  const file = path.join(folder, 'lux.tar.gz.age');
  const secret = { BACKUP_PASSPHRASE: 'drei-schoene-woerter' };
  expect(await lux.command('backup', [file], { BACKUP_PASSPHRASE: 'kurz' })).toMatchObject({
    code: 1,
  });
  expect(await lux.command('backup', [file], secret)).toMatchObject({ code: 0 });
  expect((await readFile(file)).toString('latin1')).not.toContain('igel.png');
  expect(await lux.command('backup', [file], secret)).toEqual({
    code: 1,
    said: expect.stringContaining('gibt es schon'),
  });

  const without = await lux.command('restore', [file, '--replace']);
  expect(without).toEqual({ code: 1, said: expect.stringContaining('verschlüsselt') });
  const wrong = { BACKUP_PASSPHRASE: 'drei-andere-woerter' };
  expect(await lux.command('restore', [file, '--replace'], wrong)).toMatchObject({ code: 1 });

  const damaged = path.join(folder, 'damaged.age');
  const bytes = await readFile(file);
  bytes[bytes.length - 2_000] = (bytes[bytes.length - 2_000] ?? 0) ^ 1;
  await writeFile(damaged, bytes);
  expect(await lux.command('restore', [damaged, '--replace'], secret)).toMatchObject({ code: 1 });
  expect(await lux.read()).toEqual(before);
  expect(await lux.command('restore', [file, '--replace'], secret)).toMatchObject({ code: 0 });
  expect(await lux.read()).toEqual(before);
  // Seven processes, each of which makes a key slowly on purpose.
}, 300_000);

test('a back-up whose documents were changed, and a file that is none, are refused', async () => {
  const lux = await openLux();
  await fill(lux);
  const folder = await makeFolder();
  const file = path.join(folder, 'lux.tar.gz');
  await lux.command('backup', [file]);
  const inside = await makeFolder();
  await unpackFile(file, inside, null);
  const users = path.join(inside, 'dump', `${lux.prefix}-accounts`, 'users.bson');
  await writeFile(users, Buffer.concat([await readFile(users), await readFile(users)]));
  const changed = path.join(folder, 'changed.tar.gz');
  await packFolder(inside, changed, { lock: null, pace: createPace(1) });
  expect(await lux.command('restore', [changed, '--replace'])).toEqual({
    code: 1,
    said: expect.stringContaining('beschädigt (accounts, users)'),
  });
  const none = path.join(folder, 'none.tar.gz');
  await packFolder(await makeFolder(), none, { lock: null, pace: createPace(1) });
  expect((await lux.command('restore', [none])).said).toContain('keine Sicherung');
  await cp(users, none);
  expect((await lux.command('restore', [none])).said).toContain('keine Sicherung');
  expect(await lux.db('accounts').collection('users').countDocuments()).toBe(2);
  // Nothing is left lying about beside the files.
  expect((await readdir(folder)).sort()).toEqual(['changed.tar.gz', 'lux.tar.gz', 'none.tar.gz']);
});

async function readAll(file: string): Promise<unknown[]> {
  const documents: unknown[] = [];
  for await (const batch of readBson(file)) documents.push(...batch);
  return documents;
}

test('a file of documents that is cut off is noticed', async () => {
  const file = path.join(await makeFolder(), 'x.bson');
  const { serialize } = await import('bson');
  const documents = [serialize({ a: 1 }), serialize({ b: 2 })];
  const { count } = await writeBson(
    file,
    (async function* () {
      yield* documents;
    })(),
    createPace(1),
  );
  expect(count).toBe(2);
  expect(await readAll(file)).toHaveLength(2);
  await writeFile(file, (await readFile(file)).subarray(0, -3));
  await expect(readAll(file)).rejects.toThrow('cut off');
});

const s3Server = findS3Server();

test.skipIf(!s3Server)(
  'pictures in a bucket are in the back-up, and come back into GridFS or another LUX’s part of the bucket',
  async () => {
    const s3 = new StartedS3Server(s3Server ?? { command: '', env: {} });
    onTestFinished(() => s3.close());
    await s3.start();
    await s3.makeBucket('lux');
    const lux = await openLux();
    await fill(lux);
    const before = await lux.read();
    const inBucket = s3.environment('s3://lux/pictures');
    const folder = await makeFolder();
    const plain = path.join(folder, 'plain.tar.gz');
    await lux.command('backup', [plain]);

    const other = await openLux();
    expect(await other.command('restore', [plain], inBucket)).toMatchObject({ code: 0 });
    expect(await other.db('media').collection('files.chunks').countDocuments()).toBe(0);
    const [key, ...more] = await s3.listKeys('lux');
    expect([key, more]).toEqual([expect.stringMatching(/^pictures\/.+\/igel\.png$/), []]);

    const file = path.join(folder, 'lux.tar.gz');
    const without = await other.command('backup', [file]);
    expect(without).toEqual({ code: 1, said: expect.stringContaining('s3://lux/pictures') });
    expect(await other.command('backup', [file], inBucket)).toMatchObject({ code: 0 });
    const third = await openLux();
    expect(await third.command('restore', [file])).toMatchObject({ code: 0 });
    expect(await third.read()).toEqual(before);

    // Over itself: the same part of the bucket. Without a bucket to reach: later.
    expect(await other.command('restore', [file, '--replace'], inBucket)).toMatchObject({
      code: 0,
    });
    expect(await s3.listKeys('lux')).toEqual([key]);
    const away = { ...inBucket, S3_ENDPOINT: 'http://127.0.0.1:9' };
    const late = await other.command('restore', [file, '--replace'], away);
    expect(late).toEqual({ code: 0, said: expect.stringContaining('MEDIA_STORE') });
    expect(await other.read()).toEqual(before);
  },
  300_000,
);
