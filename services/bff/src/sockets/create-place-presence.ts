import type { PlaceEvent } from '@lux/contracts/classroom/place-event.ts';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import type { EventPublisher } from '@lux/service-kit/events/publishing/create-event-publisher.ts';
import type { SessionPlace } from '../sessions/session.ts';
import type { LuxSocket, SocketServer } from './socket-server.ts';

interface Options {
  io: Pick<SocketServer, 'in'>;
  places: Pick<EventPublisher<PlaceEvent>, 'publish'>;
  graceMs?: number;
}

/** A page that is reloaded, or whose session got another id, is back by then. */
const GRACE_MS = 2_000;

/**
 * Tells boards whether a child's tablet is there: with its first socket, and when the last one of all
 * replicas has stayed closed for a moment.
 */
export function createPlacePresence({ io, places, graceMs = GRACE_MS }: Options) {
  /** How many sockets each place has here. */
  const open = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();

  const tell = (
    name: 'place.connected' | 'place.disconnected',
    { lessonId, placeId }: SessionPlace,
    socketId: string,
  ) => {
    const timestamp = new Date().toISOString();
    places.publish({ name, id: `${socketId}:${name}`, timestamp, lessonId, placeId });
  };

  const isElsewhere = async (placeId: string): Promise<boolean> => {
    const found = await io
      .in(rooms.place(placeId))
      .fetchSockets()
      .catch(() => []);
    return found.length > 0;
  };

  const leave = (place: SessionPlace, socketId: string) => {
    const left = (open.get(place.placeId) ?? 1) - 1;
    if (left > 0) return void open.set(place.placeId, left);
    open.delete(place.placeId);
    const timer = setTimeout(async () => {
      leaving.delete(place.placeId);
      if (!(await isElsewhere(place.placeId))) tell('place.disconnected', place, socketId);
    }, graceMs);
    leaving.set(place.placeId, timer.unref());
  };

  return {
    /** A socket of this place is open; it leaves by itself when it closes. */
    enter: (socket: LuxSocket, place: SessionPlace): void => {
      clearTimeout(leaving.get(place.placeId));
      const isBack = leaving.delete(place.placeId);
      const count = (open.get(place.placeId) ?? 0) + 1;
      open.set(place.placeId, count);
      if (count === 1 && !isBack) tell('place.connected', place, socket.id);
      socket.once('disconnect', () => leave(place, socket.id));
    },

    close: (): void => {
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
}
