import 'reflect-metadata'; // @peculiar/x509 finds its own parts by it
import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  X509Certificate as SignedCertificate,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** A certificate and its private key, both as PEM. */
export type CertifiedKey = { certificate: string; key: string };

/** Of Web Crypto; its name differs between the types of Node and of pages. */
type Key = Parameters<typeof crypto.subtle.exportKey>[1];

const DAY_MS = 86_400_000;
/** Clocks of tablets are behind at times. */
const CLOCK_TOLERANCE_MS = DAY_MS;
const AUTHORITY_DAYS = 3_650;
/** Browsers take no certificate of a server that is valid for more than 398 days. */
const SERVER_DAYS = 390;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Networks that no address of the internet is in (RFC 1918, 4193, 3927, 4291). */
const PRIVATE_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/**
 * A certificate authority for one LUX server (DESIGN 10). Whoever trusts it trusts it for these names
 * and for private addresses only: a critical constraint, so that its key is of no use against any
 * page of the internet.
 *
 * @param names host names, which are allowed with everything below them.
 * @param label tells people which server it belongs to.
 */
export async function issueAuthority(names: string[], label: string): Promise<CertifiedKey> {
  const keys = await createKeys();
  const subject = [{ CN: [`LUX ${label}`] }, { O: ['LUX Schulserver'] }];
  const certificate = await X509CertificateGenerator.create({
    serialNumber: randomSerial(),
    subject,
    issuer: subject,
    ...validity(AUTHORITY_DAYS),
    signingAlgorithm: SIGNING,
    publicKey: keys.publicKey,
    signingKey: keys.privateKey,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      nameConstraints(names),
    ],
  });
  return { certificate: `${certificate.toString('pem')}\n`, key: await pemOf(keys.privateKey) };
}

/** A certificate of the server itself, for these names and addresses, signed by the authority. */
export async function issueServerCertificate(
  authority: CertifiedKey,
  { names, addresses }: { names: string[]; addresses: string[] },
): Promise<CertifiedKey> {
  const keys = await createKeys();
  const issuer = new SignedCertificate(authority.certificate);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: randomSerial(),
    subject: [{ CN: [names[0] ?? 'LUX'] }],
    issuer: issuer.subject,
    ...validity(SERVER_DAYS),
    signingAlgorithm: SIGNING,
    publicKey: keys.publicKey,
    signingKey: await importKey(authority.key),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(issuer),
      new SubjectAlternativeNameExtension([
        ...names.map((value) => ({ type: 'dns' as const, value })),
        ...addresses.map((value) => ({ type: 'ip' as const, value })),
      ]),
    ],
  });
  return { certificate: `${certificate.toString('pem')}\n`, key: await pemOf(keys.privateKey) };
}

/** Whether the authority may sign for this name: it is one of those it was made for, or below one. */
export function isAllowedName(authority: string, name: string): boolean {
  const extension = new SignedCertificate(authority).getExtension(id_ce_nameConstraints);
  if (!extension) return true;
  const { permittedSubtrees } = AsnConvert.parse(extension.value, NameConstraints);
  return [...(permittedSubtrees ?? [])].some(
    ({ base: { dNSName: allowed } }) => name === allowed || name.endsWith(`.${allowed}`),
  );
}

/** Whether it is in one of the networks that the authority may sign for. */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 4) {
    return /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(address);
  }
  return address === '::1' || /^(f[cd]|fe[89ab])/i.test(address);
}

/** What a person compares before trusting an authority: SHA-256 of the certificate, in pairs of digits. */
export function fingerprintOf(certificate: string): string {
  return new X509Certificate(certificate).fingerprint256;
}

function nameConstraints(names: string[]): Extension {
  const allowed = [
    ...names.map((dNSName) => new GeneralName({ dNSName })),
    ...PRIVATE_NETWORKS.map((iPAddress) => new GeneralName({ iPAddress })),
  ];
  const permittedSubtrees = new GeneralSubtrees(
    allowed.map((base) => new GeneralSubtree({ base })),
  );
  const value = AsnConvert.serialize(new NameConstraints({ permittedSubtrees }));
  return new Extension(id_ce_nameConstraints, true, value);
}

function createKeys() {
  return crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

async function pemOf(key: Key): Promise<string> {
  const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', key));
  const privateKey = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function importKey(pem: string): Promise<Key> {
  const body = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  return crypto.subtle.importKey('pkcs8', body, ALGORITHM, false, ['sign']);
}

/** Positive, as the standard wants it. */
function randomSerial(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.toString('hex');
}

function validity(days: number): { notBefore: Date; notAfter: Date } {
  const notBefore = new Date(Date.now() - CLOCK_TOLERANCE_MS);
  return { notBefore, notAfter: new Date(notBefore.getTime() + days * DAY_MS) };
}
