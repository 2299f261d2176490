const loopback = new Set(['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost']);

/** The address a person on this machine types. */
export function publicUrl(host: string, port: number): string {
  if (loopback.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
