import { forkServer } from './fork-server.ts';

/** Set by Node itself, whatever is given. */
const BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** Bare `node:http` as a process, which answers the same bytes. */
export function startBare(answer: { headers: Record<string, string>; body: string }) {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !BY_NODE.has(name)),
  );
  return forkServer('./bare-server.ts', JSON.stringify({ headers, body: answer.body }));
}
