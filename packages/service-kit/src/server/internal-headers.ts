/** Headers that services show each other. */
export const internalHeaders = {
  token: 'x-internal-token',
  /** Comma-separated owner ids, the acting one first (see `readOwners`). */
  owners: 'x-lux-owners',
  /** Keyed mark of the network a request came from (see `readNetwork`). */
  network: 'x-lux-network',
  requestId: 'x-request-id',
} as const;
