import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isThisMachine } from '../https/lead-to-https.ts';

/** Where tablets are set up, and by which name they reach this server. */
export function setupAddress(
  request: FastifyRequest,
  { doors, tls }: Pick<Config, 'doors' | 'tls'>,
) {
  const name = reachableName(request, tls && new X509Certificate(readFileSync(tls.certFile)));
  const host = doors.http === 80 ? name : `${name}:${doors.http}`;
  return { name, setupUrl: `http://${host}/einrichten` };
}

/**
 * By which name other machines reach this one: as it was called, unless that was `localhost`; then by
 * an address that the certificate names.
 */
function reachableName(request: FastifyRequest, certificate: X509Certificate | null): string {
  const name = request.hostname;
  if (!isThisMachine(name)) return name;
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const isNamed = (address: string) => certificate?.checkIP(address) !== undefined;
  const named = certificate ? addresses.find(isNamed) : addresses[0];
  return named ?? localNameOf(certificate) ?? name;
}

/** The name by which machines of the same network find this one without a name server (mDNS). */
function localNameOf(certificate: X509Certificate | null): string | undefined {
  return certificate?.subjectAltName?.match(/DNS:([\w-]+\.local)\b/)?.[1];
}
