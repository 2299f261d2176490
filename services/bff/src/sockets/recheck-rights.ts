import { rooms } from '@lux/contracts/sockets/rooms.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { mayAdminister } from '../admin/access/may-administer.ts';
import { requireOwnLesson } from '../classes/require-own-lesson.ts';
import type { Deps } from '../deps.ts';
import { settlePlace } from '../lesson/settle-place.ts';
import type { Session } from '../sessions/session.ts';
import type { LuxSocket, SocketServer } from './socket-server.ts';

/** Together with the time a round takes, every socket is checked at least once a minute. */
const RECHECK_EVERY_MS = 45_000;
/** How long a right stays valid while it cannot be checked, as Redis or accounts is away. */
const TRUST_MS = 3 * 60_000;

export interface RecheckOptions {
  recheckEveryMs?: number;
  trustMs?: number;
}

/**
 * Checks again and again whether this replica's sockets may still listen. A right that is withdrawn
 * disconnects its sockets at once (`disconnectSockets`); this finds sockets whose message was lost, and
 * rights that end by themselves: an expired session, a lesson that is over, a dashboard that was not
 * used for half an hour.
 *
 * @returns a function that stops the checks.
 */
export function recheckRights(
  io: SocketServer,
  deps: Pick<Deps, 'sessions' | 'services' | 'lessonStates' | 'log'>,
  { recheckEveryMs = RECHECK_EVERY_MS, trustMs = TRUST_MS }: RecheckOptions = {},
): () => void {
  let isStopped = false;

  const mayListen = async ({ data, rooms: joined, id }: LuxSocket): Promise<boolean> => {
    // One whose session is just being read for the first time hears nothing yet.
    if (data.sessionId === null || !data.isKnown) return true;
    const stored = await deps.sessions.load(data.sessionId);
    if (!stored || stored.isRevoked || stored.device.userId !== data.userId) return false;
    const { session } = await settlePlace(deps, stored);
    if ((session.place?.placeId ?? null) !== data.placeId) return false;
    for (const lessonId of data.boards) {
      if (!(await mayWatch(session, lessonId, id))) return false;
    }
    return !joined.has(rooms.admins) || mayAdminister(deps, session, id);
  };

  const mayWatch = async (session: Session, lessonId: string, requestId: string) => {
    try {
      await requireOwnLesson(deps, session, { lessonId, requestId });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return false;
      throw error;
    }
  };

  const ask = async (socket: LuxSocket) => {
    const { data } = socket;
    try {
      if (await mayListen(socket)) data.provedAt = performance.now();
      else socket.disconnect(true);
    } catch (error) {
      if (performance.now() - data.provedAt < trustMs) return;
      deps.log.warn({ err: error }, 'a socket is disconnected, its rights could not be checked');
      socket.disconnect(true);
    }
  };

  const recheckAll = async () => {
    // One by one: thousands at once would delay requests.
    for (const socket of io.sockets.sockets.values()) {
      if (isStopped) return;
      await ask(socket);
    }
  };

  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => void recheckAll().finally(schedule), recheckEveryMs).unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
