/** The path in `unix:/run/lux/accounts.sock`; undefined for every other address. */
export function socketPathOf(url: string): string | undefined {
  return url.startsWith('unix:') ? url.slice('unix:'.length) : undefined;
}

/** Where a server answers: at a port, or at a Unix socket. */
export type ListenAddress = { host: string; port: number } | { path: string };

/** The address that a process's variables name: LISTEN wins over HOST and PORT. */
export function listenAddress(env: {
  HOST: string;
  PORT: number;
  LISTEN?: string | undefined;
}): ListenAddress {
  const path = env.LISTEN && socketPathOf(env.LISTEN);
  return path ? { path } : { host: env.HOST, port: env.PORT };
}
