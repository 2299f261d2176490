import { X509Certificate } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../start-problem.ts';
import {
  type CertifiedKey,
  fingerprintOf,
  isAllowedName,
  issueAuthority,
  issueServerCertificate,
} from './certificates.ts';
import { type OwnAddresses, readOwnAddresses } from './own-addresses.ts';

/** Addresses of a machine change while it runs: a cable, another Wi-Fi. */
const LOOK_EVERY_MS = 30_000;
/** Renewed with so much left, so that a school's holidays fit in. */
const RENEW_BEFORE_MS = 90 * 86_400_000;

type Options = {
  /** The folder of the certificates, made where it is missing. */
  dir: string;
  /** Takes lines for the terminal. */
  print: (line: string) => void;
  /** Where else browsers find LUX (PUBLIC_URL). */
  publicUrls?: string | undefined;
  readAddresses?: () => OwnAddresses;
  lookEveryMs?: number;
};

/** Where the certificates of this server lie. */
export type Certificates = {
  certFile: string;
  keyFile: string;
  /** The authority's certificate, which tablets install; its key never leaves this process. */
  authorityFile: string;
  fingerprint: string;
  addresses: OwnAddresses;
  stop: () => Promise<void>;
};

/**
 * Keeps a certificate for every name and address of this machine (DESIGN 10): signed by an authority
 * that is made once and stays, so that tablets that trust it trust all that follow. The bff notices
 * changed files by itself.
 */
export async function keepCertificates({
  dir,
  print,
  publicUrls = '',
  readAddresses = () => readOwnAddresses(publicUrls),
  lookEveryMs = LOOK_EVERY_MS,
}: Options): Promise<Certificates> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await chmod(dir, 0o700);
  const files = {
    authorityFile: path.join(dir, 'authority.crt'),
    authorityKey: path.join(dir, 'authority.key'),
    certFile: path.join(dir, 'server.crt'),
    keyFile: path.join(dir, 'server.key'),
  };
  const first = readAddresses();
  const authority =
    (await readPair(files.authorityFile, files.authorityKey)) ??
    (await makeAuthority(files, first.names));

  const renew = async () => {
    const { names, addresses } = readAddresses();
    const allowed = names.filter((name) => isAllowedName(authority.certificate, name));
    const wanted = { names: allowed, addresses };
    const present = await readPair(files.certFile, files.keyFile);
    if (present && isGood(present.certificate, authority.certificate, wanted)) return;
    const issued = await issueServerCertificate(authority, wanted);
    await writePair(files.certFile, files.keyFile, issued);
    if (present) print('HTTPS: Das Zertifikat gilt jetzt für die neuen Adressen dieses Rechners.');
  };
  await renew();
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing
      .then(renew)
      .catch((error) =>
        print(`HTTPS: Das Zertifikat ließ sich nicht erneuern (${error.message}).`),
      );
  }, lookEveryMs);
  timer.unref();
  return {
    ...files,
    fingerprint: fingerprintOf(authority.certificate),
    addresses: first,
    stop: async () => {
      clearInterval(timer);
      await renewing;
    },
  };
}

async function makeAuthority(
  files: { authorityFile: string; authorityKey: string },
  names: string[],
): Promise<CertifiedKey> {
  const label = names.find((name) => name.endsWith('.local')) ?? names.at(-1) ?? 'localhost';
  const authority = await issueAuthority(names, label);
  await writePair(files.authorityFile, files.authorityKey, authority);
  return authority;
}

/** Both files, or null where neither is there. Half a pair is never replaced silently. */
async function readPair(certFile: string, keyFile: string): Promise<CertifiedKey | null> {
  const [certificate, key] = await Promise.all([readText(certFile), readText(keyFile)]);
  if (certificate === null && key === null) return null;
  try {
    if (certificate === null || key === null) throw new Error('only one of two files');
    // Throws where it is none.
    if (new X509Certificate(certificate).publicKey.asymmetricKeyType !== 'ec')
      throw new Error('no EC key');
    return { certificate, key };
  } catch (cause) {
    throw new StartProblem(
      [
        `Die Dateien ${certFile} und ${keyFile} passen nicht zusammen oder sind beschädigt.`,
        'Bitte beide aus einer Sicherung zurückholen oder beide löschen. Wer die der Zertifikatsstelle',
        '(authority) löscht, muss LUX auf allen Tablets neu einrichten.',
      ].join('\n'),
      { cause },
    );
  }
}

async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** The key first: a certificate is there only with its key. */
async function writePair(certFile: string, keyFile: string, pair: CertifiedKey): Promise<void> {
  await replaceFile(keyFile, pair.key, 0o600);
  await replaceFile(certFile, pair.certificate, 0o644);
}

async function replaceFile(file: string, text: string, mode: number): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, text, { mode, flush: true });
  await rename(draft, file);
}

/** Whether it is signed by this authority, lasts, and names all that is wanted. */
function isGood(certificate: string, authority: string, wanted: OwnAddresses): boolean {
  const present = new X509Certificate(certificate);
  const isSigned = present.verify(new X509Certificate(authority).publicKey);
  const isLasting = present.validToDate.getTime() - Date.now() > RENEW_BEFORE_MS;
  return (
    isSigned &&
    isLasting &&
    wanted.names.every((name) => present.checkHost(name) !== undefined) &&
    wanted.addresses.every((address) => present.checkIP(address) !== undefined)
  );
}
