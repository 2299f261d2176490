import type { createServer } from './create-server.ts';

/** The type of our servers, for functions that add routes to one. */
export type Server = Awaited<ReturnType<typeof createServer>>;
