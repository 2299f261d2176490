import { SafetyAlert } from '@lux/contracts/classroom/board.ts';
import type { PlaceEvent } from '@lux/contracts/classroom/place-event.ts';
import { SeatName } from '@lux/contracts/classroom/school-class.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import { namesInOneSlot } from '@lux/service-kit/redis/one-slot.ts';
import { z } from 'zod';
import { Activity } from './activity.ts';
import { APPLY, PUT_TILE, TAKE_DIRTY, TAKE_DUE_LIGHTS } from './board-scripts.ts';

/** What MongoDB knows of a tile. */
export const TileFacts = z.object({
  id: Id,
  seat: SeatName.nullable(),
  label: z.string(),
  state: z.enum(['free', 'there', 'left', 'out']),
  isHandUp: z.boolean(),
  /** Milliseconds. */
  lockedUntil: z.number().nullable(),
  alert: SafetyAlert.nullable(),
});
export type TileFacts = z.infer<typeof TileFacts>;

export interface Tile {
  facts: TileFacts;
  activity: Activity;
}

/** Longer than any lesson. */
const KEEP_MS = 24 * 60 * 60 * 1_000;
/** Longer than an event can take to come a second time. */
const REMEMBER_EVENTS_MS = 10 * 60_000;
/** At most four messages a second and lesson (CLASSROOM "On the wire"). */
const PUSH_EVERY_MS = 250;
const DUE_AT_ONCE = 500;

const countNames = { question: 'questions', picture: 'pictures', round: 'rounds' } as const;
const Taken = z.tuple([z.number()]).rest(z.string());

export type Boards = ReturnType<typeof createBoards>;

/** The boards of running lessons, in Redis. What is lost there is made anew (`rebuild-board.ts`). */
export function createBoards({ redis, namePrefix }: { redis: RedisClient; namePrefix: string }) {
  const names = namesInOneSlot(redis, namePrefix, 'boards');
  const begin = `${names}:board:`;
  const keysOf = (lessonId: Id) => ({
    board: `${begin}${lessonId}`,
    dirty: `${begin}${lessonId}:dirty`,
    seen: `${begin}${lessonId}:seen`,
    gate: `${begin}${lessonId}:gate`,
  });
  const lights = `${names}:board-lights`;
  const changed = `${names}:boards-changed`;

  return {
    /** Whether all places are in it. */
    isWhole: async (lessonId: Id): Promise<boolean> =>
      (await redis.hexists(keysOf(lessonId).board, '!')) === 1,

    markWhole: async (lessonId: Id): Promise<void> => {
      const { board } = keysOf(lessonId);
      await redis.multi().hset(board, '!', 1).pexpire(board, KEEP_MS).exec();
    },

    /**
     * Puts a tile on it, unless a newer one is there.
     *
     * @param activity of a child that was not there; who was goes on where it was.
     * @param from the place it was before, whose tile goes.
     */
    put: async (
      lessonId: Id,
      { facts, revision, activity }: Tile & { revision: number },
      from: Id | '' = '',
    ): Promise<void> => {
      const { board, dirty } = keysOf(lessonId);
      const texts = [JSON.stringify(facts), JSON.stringify(activity)];
      await redis.eval(PUT_TILE, 2, board, dirty, facts.id, revision, ...texts, from, KEEP_MS);
    },

    /** Takes tiles off it. */
    drop: async (lessonId: Id, placeIds: Id[]): Promise<void> => {
      if (placeIds.length === 0) return;
      const { board, dirty } = keysOf(lessonId);
      await redis
        .multi()
        .hdel(board, ...placeIds.flatMap((id) => [`s:${id}`, `a:${id}`]))
        .sadd(dirty, ...placeIds)
        .pexpire(dirty, KEEP_MS)
        .exec();
    },

    /** Takes in what children did; an event that comes twice counts once. */
    apply: async (
      lessonId: Id,
      events: PlaceEvent[],
    ): Promise<{ isLost: boolean; unknown: string[] }> => {
      const { board, dirty, seen } = keysOf(lessonId);
      const told = events.map((event) => ({
        id: event.id,
        name: event.name,
        placeId: event.placeId,
        at: Date.parse(event.timestamp),
        ...(event.name === 'place.acted' && {
          area: event.area,
          counts: event.counts && countNames[event.counts],
        }),
      }));
      const answer = await redis.eval(
        APPLY,
        4,
        ...[board, dirty, seen, changed, lessonId],
        ...[Date.now(), JSON.stringify(told), KEEP_MS, REMEMBER_EVENTS_MS],
      );
      const unknown = z.array(z.string()).parse(answer);
      return unknown[0] === 'lost' ? { isLost: true, unknown: [] } : { isLost: false, unknown };
    },

    /** All tiles, with their revisions. */
    read: async (lessonId: Id): Promise<Map<Id, Tile & { revision: number }>> => {
      const fields = await redis.hgetall(keysOf(lessonId).board);
      const tiles = new Map<Id, Tile & { revision: number }>();
      for (const [field, text] of Object.entries(fields)) {
        if (!field.startsWith('s:')) continue;
        const id = field.slice(2);
        const tile = readTile(text, fields[`a:${id}`]);
        if (tile) tiles.set(id, tile);
      }
      return tiles;
    },

    readActivities: async (lessonId: Id): Promise<Map<Id, Activity>> => {
      const fields = await redis.hgetall(keysOf(lessonId).board);
      return new Map(
        Object.entries(fields)
          .filter(([field]) => field.startsWith('a:'))
          .map(([field, text]) => [field.slice(2), Activity.parse(JSON.parse(text))]),
      );
    },

    /**
     * Tiles that changed since they were last taken, for one copy of the service at a time.
     *
     * @returns how long to wait first, in milliseconds; null tiles are gone.
     */
    takeDirty: async (lessonId: Id): Promise<{ waitMs: number; tiles: Map<Id, Tile | null> }> => {
      const { dirty, gate, board } = keysOf(lessonId);
      const answer = await redis.eval(TAKE_DIRTY, 3, dirty, gate, board, PUSH_EVERY_MS);
      const [waitMs, ...rest] = Taken.parse(answer);
      const tiles = new Map<Id, Tile | null>();
      for (let index = 0; index < rest.length; index += 3) {
        const [id = '', facts = '', activity = ''] = rest.slice(index, index + 3);
        tiles.set(id, readTile(facts, activity));
      }
      return { waitMs: Math.max(waitMs, 0), tiles };
    },

    /** When tiles will look different by themselves. */
    scheduleLights: async (lessonId: Id, moments: Map<Id, number>): Promise<void> => {
      if (moments.size === 0) return;
      const scored = [...moments].flatMap(([id, at]) => [at, `${lessonId}/${id}`]);
      await redis.zadd(lights, ...scored);
    },

    /** @returns lessons with tiles that look different by now. */
    takeDueLights: async (): Promise<Id[]> => {
      const due = await redis.eval(TAKE_DUE_LIGHTS, 1, lights, Date.now(), begin, DUE_AT_ONCE);
      return z.array(z.string()).parse(due);
    },

    /** Lessons in which something happened since this was asked last, by any copy. */
    takeChanged: async (): Promise<Id[]> => redis.spop(changed, DUE_AT_ONCE),

    remove: async (lessonId: Id): Promise<void> => {
      const { board, dirty, seen, gate } = keysOf(lessonId);
      await redis.multi().del(board, dirty, seen, gate).srem(changed, lessonId).exec();
    },
  };
}

/** Null where one half of it is missing. */
function readTile(facts: string, activity = ''): (Tile & { revision: number }) | null {
  if (facts === '' || activity === '') return null;
  const space = facts.indexOf(' ');
  return {
    revision: Number(facts.slice(0, space)),
    facts: TileFacts.parse(JSON.parse(facts.slice(space + 1))),
    activity: Activity.parse(JSON.parse(activity)),
  };
}
