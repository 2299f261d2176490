import type { LessonArea } from '@lux/contracts/classroom/lesson.ts';
import type { PlaceEvent } from '@lux/contracts/classroom/place-event.ts';
import type { EventPublisher } from '@lux/service-kit/events/publishing/create-event-publisher.ts';
import { originOf } from '@lux/service-kit/tracing/origin.ts';
import type { FastifyRequest } from 'fastify';
import type { SessionPlace } from '../sessions/session.ts';

/** A page that only waits asks now and then; the board need not hear of each call. */
const SIGN_OF_LIFE_MS = 15_000;
/** More children than are in lessons at a time. */
const MAX_REMEMBERED = 20_000;
const SENTENCE_LIMIT = 4_000;

/** What a child has done: for its board, with what is counted of it. */
export interface Act {
  area: LessonArea | null;
  counts: Extract<PlaceEvent, { name: 'place.acted' }>['counts'];
}

interface Call {
  request: Pick<FastifyRequest, 'id'>;
  place: SessionPlace;
}

export type BoardTeller = ReturnType<typeof createBoardTeller>;

/**
 * Has the boards of lessons know what their children do (CLASSROOM "The board"). Never waits and never
 * fails: a child's answer must not suffer.
 */
export function createBoardTeller(places: Pick<EventPublisher<PlaceEvent>, 'publish' | 'append'>) {
  /** When each place was last told of. */
  const toldAt = new Map<string, number>();

  const commonOf = ({ request, place: { lessonId, placeId } }: Call, part: string) => ({
    id: `${request.id}:${part}`,
    timestamp: new Date().toISOString(),
    lessonId,
    placeId,
  });

  const publish = ({ request }: Call, event: PlaceEvent) => {
    if (toldAt.size >= MAX_REMEMBERED) toldAt.clear();
    toldAt.set(event.placeId, performance.now());
    places.publish(event, originOf(request.id));
  };

  return {
    acted: (call: Call, { area, counts }: Act): void => {
      const common = commonOf(call, counts ?? area ?? 'call');
      publish(call, { name: 'place.acted', ...common, area, counts });
    },

    /** Somebody is there, though nothing was done that a board shows. */
    called: (call: Call): void => {
      const silentMs = performance.now() - (toldAt.get(call.place.placeId) ?? -SIGN_OF_LIFE_MS);
      if (silentMs < SIGN_OF_LIFE_MS) return;
      const common = commonOf(call, 'call');
      publish(call, { name: 'place.acted', ...common, area: null, counts: null });
    },

    /** The gate found danger in what the child said. */
    worried: (call: Call, sentence: string): void => {
      const event = {
        name: 'place.worried',
        ...commonOf(call, 'worried'),
        sentence: sentence.slice(0, SENTENCE_LIMIT),
      } as const;
      // Written at once; where Redis is away it waits with the others.
      places.append(event, originOf(call.request.id)).catch(() => publish(call, event));
    },
  };
}
