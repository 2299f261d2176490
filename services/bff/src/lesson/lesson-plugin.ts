import type { LessonState } from '@lux/contracts/classroom/place-event.ts';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { needsSession } from '../sessions/session.ts';
import type { Act } from './create-board-teller.ts';
import { type GatedArea, routeAreas } from './lesson-areas.ts';
import { settlePlace } from './settle-place.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The lesson the session's child was in when the request came; null outside. */
    lesson: LessonState | null;
    /**
     * Goes into an area of the child's lesson, which its board shows. Outside of lessons all are open.
     *
     * @throws LESSON_PAUSED, AREA_CLOSED
     */
    enterArea: (area: GatedArea) => void;
    /** Has the board of the child's lesson, if there is one, count what the child has done. */
    tellBoard: (act: Act) => void;
  }
}

/** @throws LESSON_PAUSED, AREA_CLOSED */
export function refuseClosed({ isPaused, areas }: LessonState, area: GatedArea): void {
  if (isPaused) throw errors.LESSON_PAUSED();
  if (area !== 'any' && !areas.includes(area)) throw errors.AREA_CLOSED();
}

type LessonDeps = Pick<Deps, 'sessions' | 'lessonStates' | 'board' | 'lessonBudgets'>;

/**
 * What a lesson means for the calls of its children: those of a closed area or a paused lesson are
 * refused, before anything is read of them (CLASSROOM "On the wire"), and the board hears of the
 * others.
 */
export const lessonPlugin = fastifyPlugin<LessonDeps>(async (server, deps) => {
  const { board, lessonBudgets } = deps;
  server.decorateRequest('lesson', null);
  server.decorateRequest('enterArea', function enter(this: FastifyRequest, area: GatedArea) {
    if (this.lesson === null || this.session.place === null) return;
    refuseClosed(this.lesson, area);
    // What the client caches ahead, for playing offline, is nothing that the child does.
    const isAhead = this.headers.purpose === 'prefetch';
    if (area !== 'any' && !isAhead) this.tellBoard({ area, counts: null });
  });
  server.decorateRequest('tellBoard', function tell(this: FastifyRequest, act: Act) {
    const { place } = this.session;
    if (place !== null) board.acted({ request: this, place }, act);
  });

  server.addHook('onRequest', async (request) => {
    if (!needsSession(request) || request.session.place === null) return;
    const { session, lesson } = await settlePlace(deps, request.session);
    request.session = session;
    request.lesson = lesson;
    const { place } = session;
    if (lesson === null || place === null) return lessonBudgets.forget(session.id);
    lessonBudgets.note(session.id, lesson.id);
    const area = routeAreas.get(`${request.method} ${request.routeOptions.url}`);
    if (area) request.enterArea(area);
  });

  server.addHook('onResponse', (request, _reply, done) => {
    const { place } = request.session ?? {};
    if (!place || request.lesson === null) return done();
    const { prompt, safety } = request.facts ?? {};
    if (safety === 'crisis' && prompt) board.worried({ request, place }, prompt);
    else board.called({ request, place });
    done();
  });
});
