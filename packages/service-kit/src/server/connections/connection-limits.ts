/** What one connection may cost a server; all times in milliseconds. */
export interface ConnectionLimits {
  /** To send the head of a request, counted from the connection's start. */
  headersMs: number;
  /** To send a whole request. */
  requestMs: number;
  /** How often connections are looked through for the two above. */
  checkEveryMs: number;
  /** Idle between two requests. More than load balancers keep theirs, so that they hang up first. */
  keepAliveMs: number;
  /** Without a byte in either direction. Orders of pictures wait up to 85 s for their answer. */
  silenceMs: number;
  /**
   * Once the server stops: then what still waits, for a provider that hangs as a rule, is answered
   * with an error. Leaves time to close within the 10 s a stop may take (`runService`).
   */
  shutdownGraceMs: number;
  /** Then it is closed, so that clients spread over the copies anew. */
  requestsPerConnection: number;
  /** All heads together; larger ones are 431. */
  headersBytes: number;
  headersCount: number;
  /** Connections of the whole process, sockets among them. */
  connections: number;
}

/** The limits of every server of ours. */
export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkEveryMs: 2_000,
  keepAliveMs: 72_000,
  silenceMs: 120_000,
  shutdownGraceMs: 7_000,
  requestsPerConnection: 10_000,
  headersBytes: 16_384,
  headersCount: 100,
  connections: 20_000,
};
