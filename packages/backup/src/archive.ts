import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { Decrypter, Encrypter } from 'age-encryption';
import { compressPieces } from './compress.ts';
import type { Pace } from './pace.ts';
import { writeSteadily } from './write-steadily.ts';

/** What locks a back-up: a passphrase, or the public key (`age1…`) of whoever may open it. */
export interface Lock {
  passphrase?: string | undefined;
  recipient?: string | undefined;
}

/** `tar` gets no secret of ours. */
function toolEnv(): Record<string, string> {
  const { PATH = '/usr/bin:/bin' } = inheritedEnv();
  return { PATH };
}

const asBytes = (stream: ReadableStream) => Readable.fromWeb(stream);
const asWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

/**
 * Packs a folder as `tar.gz`, encrypted by age where there is a lock (`age -d` opens it). The file is
 * there when it is whole and on the disk: until then it has `.part` at its end. Mode 0600.
 */
export async function packFolder(
  folder: string,
  file: string,
  { lock, pace }: { lock: Lock | null; pace: Pace },
): Promise<void> {
  const part = `${file}.part`;
  const tar = spawn('tar', ['-c', '-C', folder, '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: toolEnv(),
  });
  const ended = once(tar, 'close');
  const compressed = compressPieces(tar.stdout, pace);
  const packed = lock ? await encrypt(compressed, lock) : compressed;
  try {
    await writeSteadily(part, packed);
    const [code] = await ended;
    if (code !== 0) throw new Error(`tar ended with ${code}`);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Age reads ahead of what it writes, so every part gets memory of its own. */
async function encrypt(source: AsyncIterable<Buffer>, lock: Lock): Promise<Readable> {
  const copies = async function* () {
    for await (const part of source) yield Buffer.from(part);
  };
  const plain = Readable.from(copies(), { objectMode: false });
  return asBytes(await encrypter(lock).encrypt(asWeb(plain)));
}

function encrypter({ passphrase, recipient }: Lock): Encrypter {
  const encrypting = new Encrypter();
  if (recipient) encrypting.addRecipient(recipient);
  else encrypting.setPassphrase(passphrase ?? '');
  return encrypting;
}

/** `age-encryption.org/v1`, with which every file of age begins. */
const AGE_HEAD = 'age-encryption.org/';

/** Whether a file is encrypted by age. */
export async function isEncrypted(file: string): Promise<boolean> {
  for await (const head of createReadStream(file, { end: AGE_HEAD.length - 1 })) {
    return head.toString('latin1') === AGE_HEAD;
  }
  return false;
}

/**
 * Unpacks a back-up into an empty folder.
 *
 * @param secret passphrase or secret key (`AGE-SECRET-KEY-…`) of an encrypted one.
 * @throws StartProblem where it does not open or is no archive.
 */
export async function unpackFile(
  file: string,
  folder: string,
  secret: string | null,
): Promise<void> {
  const bytes = createReadStream(file);
  const tar = spawn('tar', ['-xz', '-C', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: toolEnv(),
  });
  const ended = once(tar, 'close');
  try {
    const opened = secret === null ? bytes : asBytes(await decrypter(secret).decrypt(asWeb(bytes)));
    await pipeline(opened, tar.stdin);
  } catch (cause) {
    tar.kill();
    const message =
      secret === null
        ? 'Die Sicherung lässt sich nicht lesen.'
        : 'Die Sicherung lässt sich mit diesem Passwort nicht öffnen, oder sie ist beschädigt.';
    throw new StartProblem(message, { cause });
  }
  const [code] = await ended;
  if (code !== 0)
    throw new StartProblem('Diese Datei ist keine Sicherung, oder sie ist beschädigt.');
}

function decrypter(secret: string): Decrypter {
  const decrypting = new Decrypter();
  if (secret.startsWith('AGE-SECRET-KEY-')) decrypting.addIdentity(secret);
  else decrypting.addPassphrase(secret);
  return decrypting;
}
