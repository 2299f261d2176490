import type {
  LessonMaterial,
  MaterialKind,
  OfferedMaterial,
  PlayableMaterial,
} from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { QuizQuestion, QuizRequest } from '@lux/contracts/games/quiz.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { GatedArea } from '../lesson/lesson-areas.ts';
import { refuseClosed } from '../lesson/lesson-plugin.ts';

type Tools = Pick<Deps, 'services'>;

const areas: Record<MaterialKind, GatedArea> = {
  quiz: 'quiz',
  words: 'letters',
  text: 'letters',
  topic: 'talk',
};

/** Without a place there is no lesson; one that has ended has none either. */
async function atPlace<Answer>(
  { session }: FastifyRequest,
  ask: (placeId: Id) => Promise<Answer>,
): Promise<Answer> {
  if (session.place === null) throw errors.NOT_IN_LESSON();
  try {
    return await ask(session.place.placeId);
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'PLACE_NOT_FOUND';
    throw isGone ? errors.NOT_IN_LESSON() : error;
  }
}

/** What the child's lesson offers; nothing outside of lessons. */
export async function listLessonMaterials(
  { services }: Tools,
  request: FastifyRequest,
): Promise<OfferedMaterial[]> {
  if (request.session.place === null) return [];
  let offered: LessonMaterial[];
  try {
    offered = await atPlace(request, (placeId) =>
      services.classroom.listLessonMaterials(request.id, placeId),
    );
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return [];
    throw error;
  }
  if (offered.length === 0) return [];
  const titles = offered.map(({ title }) => title);
  // A list without drawings is better than none.
  const drawings = await services.games.findTitleDrawings(request.id, titles).catch(() => []);
  return offered.map((one, index) => ({ ...one, drawing: drawings[index] ?? null }));
}

/**
 * What a child plays with, in an area that its lesson has opened.
 *
 * @throws NOT_IN_LESSON, LESSON_MATERIAL_NOT_FOUND, AREA_CLOSED, LESSON_PAUSED
 */
export async function readLessonMaterial(
  { services }: Tools,
  request: FastifyRequest,
  id: Id,
): Promise<PlayableMaterial> {
  const material = await atPlace(request, (placeId) =>
    services.classroom.readLessonMaterial(request.id, placeId, id),
  );
  // The board is not told: devices read ahead what children may play later.
  if (request.lesson) refuseClosed(request.lesson, areas[material.kind]);
  const { body } = material;
  if (!('words' in body)) return { ...material, body };
  const { words } = await services.games.findWords(request.id, body);
  return { ...material, body: { words } };
}

/** A round of a quiz that the child's lesson offers. @throws NOT_IN_LESSON, LESSON_MATERIAL_NOT_FOUND */
export async function dealLessonQuiz(
  { services }: Tools,
  request: FastifyRequest,
  id: Id,
  wish: Pick<QuizRequest, 'count' | 'excludedQuestions'>,
): Promise<QuizQuestion[]> {
  const { title, questions } = await atPlace(request, (placeId) =>
    services.classroom.dealQuiz(request.id, placeId, id, wish),
  );
  request.record({ type: 'quiz', prompt: title });
  return questions;
}
