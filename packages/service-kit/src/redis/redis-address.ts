import { readFileSync } from 'node:fs';

interface Host {
  host: string;
  port: number;
}

interface Access {
  username?: string;
  password?: string;
  tls?: { ca?: Buffer };
}

/** Where Redis is, as one of three: ioredis opens each of them in another way. */
export type RedisAddress =
  | { kind: 'single'; url: string; access: Pick<Access, 'tls'> }
  | { kind: 'cluster'; nodes: Host[]; access: Access }
  | {
      kind: 'sentinel';
      sentinels: Host[];
      /** Of the master, as the sentinels know it. */
      name: string;
      db: number;
      access: Access;
      sentinelAccess: Access;
    };

const SHAPE = /^(rediss?)(\+sentinel)?:\/\/(?:([^@/?]*)@)?([^@/?]+)(?:\/([^?]*))?(?:\?(.*))?$/;
const PORT = 6_379;
const SENTINEL_PORT = 26_379;

/**
 * Reads REDIS_URL: `redis://user:password@host`, `rediss://` for TLS, the path of a socket;
 * `redis://a,b,c` or `redis://a?cluster=true` is a cluster, `redis+sentinel://a,b,c/mymaster` a master
 * that sentinels watch, who may ask for `?sentinelUser=&sentinelPassword=` of their own. `?tlsCAFile=` names the authority where it is one's own, as MongoDB's addresses do.
 *
 * @throws Error where it is no such address, or where the authority's file cannot be read: without it
 *   every try would fail, and for another reason.
 */
export function readRedisAddress(url: string): RedisAddress {
  if (url.startsWith('/')) return { kind: 'single', url, access: {} };
  const [, scheme, sentinel, credentials = '', hosts = '', path = '', query] =
    SHAPE.exec(asOneAddress(url)) ?? [];
  if (!scheme) throw new Error('not an address of Redis');
  const options = new URLSearchParams(query);
  const caFile = options.get('tlsCAFile');
  const tls = scheme === 'rediss' && { tls: caFile ? { ca: readFileSync(caFile) } : {} };
  const access = { ...readCredentials(credentials), ...tls };

  if (sentinel) {
    const [name = '', db = '0'] = path.split('/').map(decodeURIComponent);
    if (name === '')
      throw new Error('the name of the master is missing: redis+sentinel://host/name');
    const sentinelAccess = {
      ...(options.has('sentinelUser') && { username: options.get('sentinelUser') ?? '' }),
      ...(options.has('sentinelPassword') && { password: options.get('sentinelPassword') ?? '' }),
      ...tls,
    };
    const sentinels = readHosts(hosts, SENTINEL_PORT);
    return { kind: 'sentinel', sentinels, name, db: Number(db), access, sentinelAccess };
  }
  if (hosts.includes(',') || options.get('cluster') === 'true') {
    return { kind: 'cluster', nodes: readHosts(hosts, PORT), access };
  }
  return { kind: 'single', url, access: tls || {} };
}

/** Each host of a list may be written as an address of its own: `redis://a,redis://b` is `redis://a,b`. */
export function asOneAddress(url: string): string {
  return url.replaceAll(/,rediss?:\/\/(?:[^@/,?]*@)?/g, ',');
}

/** Whether it can be read, whatever its files hold. */
export function isRedisAddress(url: string): boolean {
  try {
    readRedisAddress(url.replace(/tlsCAFile=[^&]*/, ''));
    return true;
  } catch {
    return false;
  }
}

function readHosts(list: string, defaultPort: number): Host[] {
  return list.split(',').map((one) => {
    const { hostname, port } = new URL(`tcp://${one}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || defaultPort) };
  });
}

function readCredentials(text: string): Pick<Access, 'username' | 'password'> {
  const [username = '', password = ''] = text.split(':').map(decodeURIComponent);
  return { ...(username && { username }), ...(password && { password }) };
}
