import { networkInterfaces } from 'node:os';

/** The address under which a server is reached that listens on this host and port. */
export function ownUrl({ host, port }: { host: string; port: number }): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? (firstOuterAddress() ?? '127.0.0.1') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function firstOuterAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
