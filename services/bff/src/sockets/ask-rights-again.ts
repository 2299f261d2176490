import { rooms } from '@lux/contracts/sockets/rooms.ts';
import { mayWatch } from '../admin/access/may-watch.ts';
import type { Deps } from '../deps.ts';
import type { LuxSocket, SocketServer } from './socket-server.ts';

/** With what a round takes, everybody is asked at least once a minute. */
const ASK_EVERY_MS = 45_000;
/** How long a right is believed while nobody can be asked: Redis or accounts is away. */
const PATIENCE_MS = 3 * 60_000;

export interface AskingOptions {
  askEveryMs?: number;
  patienceMs?: number;
}

/**
 * Asks for the sockets of this copy, again and again, whether they may still listen. Whoever takes a
 * right away cuts sockets at once (`withdrawSockets`); this finds those that did not hear of it, and
 * what ends without a word: a session that runs out, a dashboard that nobody has used for long.
 *
 * @returns what ends it.
 */
export function askRightsAgain(
  io: SocketServer,
  deps: Pick<Deps, 'sessions' | 'services' | 'log'>,
  { askEveryMs = ASK_EVERY_MS, patienceMs = PATIENCE_MS }: AskingOptions = {},
): () => void {
  let isStopped = false;

  const mayListen = async ({ data, rooms: joined, id }: LuxSocket): Promise<boolean> => {
    if (data.sessionId === null) return true;
    const session = await deps.sessions.load(data.sessionId);
    if (!session || session.isRevoked || session.userId !== data.userId) return false;
    return !joined.has(rooms.admins) || mayWatch(deps, session, id);
  };

  const ask = async (socket: LuxSocket) => {
    const { data } = socket;
    try {
      if (await mayListen(socket)) data.provedAt = performance.now();
      else socket.disconnect(true);
    } catch (error) {
      if (performance.now() - data.provedAt < patienceMs) return;
      deps.log.warn({ err: error }, 'a socket is cut, its rights could not be asked for');
      socket.disconnect(true);
    }
  };

  const askAll = async () => {
    // One by one: thousands at once would hold up those who wait for an answer.
    for (const socket of io.sockets.sockets.values()) {
      if (isStopped) return;
      await ask(socket);
    }
  };

  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => void askAll().finally(schedule), askEveryMs).unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
