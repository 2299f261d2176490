import type { Board, BoardChange, Place } from '@lux/contracts/classroom/board.ts';
import type { Seat, SeatName } from '@lux/contracts/classroom/school-class.ts';

/** The board after a message. What the board knows more newly than the message stays. */
export function withChange(board: Board, { lessonId, places, gone }: BoardChange): Board {
  if (lessonId !== board.lesson.id) return board;
  const known = new Map(board.places.map((place) => [place.id, place]));
  for (const place of places) {
    const before = known.get(place.id);
    if (before === undefined || Date.parse(place.lastSeenAt) >= Date.parse(before.lastSeenAt)) {
      known.set(place.id, place);
    }
  }
  for (const id of gone) known.delete(id);
  return { ...board, places: [...known.values()] };
}

/** A tile of the board: a child, or a seat that nobody has taken yet. */
export interface Tile {
  /** Of the place, which does not change when the class's seats come; of the seat while it is empty. */
  id: string;
  label: string;
  /** Null for a guest. */
  seat: SeatName | null;
  place: Place | null;
}

/**
 * A tile per seat as the seats stand in the room, then the guests. Who is worried about comes first,
 * so that it is at the top left whatever the room looks like.
 */
export function tilesOf(places: readonly Place[], seats: readonly Seat[]): Tile[] {
  const seatIds = new Set(seats.map(({ id }) => id));
  const inRoom = seats.map((seat): Tile => {
    const place = places.find((one) => one.seat?.id === seat.id) ?? null;
    return { id: place?.id ?? seat.id, label: seat.label, seat, place };
  });
  const others = places
    .filter(({ seat }) => seat === null || !seatIds.has(seat.id))
    .map((place): Tile => ({ id: place.id, label: place.label, seat: place.seat, place }));
  const all = [...inRoom, ...others];
  const isWorried = ({ place }: Tile) => place?.light === 'worried';
  return [...all.filter(isWorried), ...all.filter((tile) => !isWorried(tile))];
}

/** How many children are in the lesson, and how many of them want something. */
export function countsOf(places: readonly Place[]) {
  const here = places.filter(({ light }) => light !== 'away').length;
  return { here, hands: places.filter(({ isHandUp }) => isHandUp).length };
}
