import { AlertSeen, NewLook } from '@lux/contracts/classroom/board.ts';
import { AlbumChoice, LessonChange, NewLesson } from '@lux/contracts/classroom/lesson.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import {
  changeLesson,
  chooseAlbum,
  endLesson,
  listLessonPictures,
  listLessons,
  look,
  readBoard,
  readLesson,
  seeAlert,
  sendOut,
  startLesson,
} from './hold-lessons.ts';

const Which = z.object({ id: Id });
const WhichClass = z.object({ classId: Id });
const WhichLesson = z.object({ lessonId: Id });
const WhichPlace = z.object({ placeId: Id });
const SeenAlert = AlertSeen.extend({ alertId: Id });
const GivenLook = z.object({ input: NewLook.extend({ lessonId: Id }) });
const GivenLesson = z.object({ input: NewLesson.extend({ classId: Id }) });
const GivenChange = z.object({ input: LessonChange.extend({ id: Id }) });

/** The lesson that an argument names as REST's path does. */
const lessonOf = (given: unknown) => parseInput(WhichLesson, given).lessonId;

/** Lessons as their teachers hold them, over GraphQL: the same functions as over REST. */
export function lessonsResolvers(deps: Deps) {
  return {
    Query: {
      lessons: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        listLessons(deps, request, parseInput(WhichClass, given).classId),
      heldLesson: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        readLesson(deps, request, parseInput(Which, given).id),
      board: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        readBoard(deps, request, lessonOf(given)),
      lessonPictures: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        listLessonPictures(deps, request, lessonOf(given)),
    },
    Mutation: {
      startLesson: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        startLesson(deps, request, parseInput(GivenLesson, given).input),
      changeLesson: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        changeLesson(deps, request, parseInput(GivenChange, given).input),
      endLesson: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        endLesson(deps, request, parseInput(Which, given).id),
      look: (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        const { lessonId, ...wish } = parseInput(GivenLook, given).input;
        return look(deps, request, { ...wish, id: lessonId });
      },
      sendOut: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await sendOut(deps, request, { id: lessonOf(given), ...parseInput(WhichPlace, given) });
        return true;
      },
      markAlertSeen: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await seeAlert(deps, request, { id: lessonOf(given), ...parseInput(SeenAlert, given) });
        return true;
      },
      chooseAlbum: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        chooseAlbum(deps, request, { id: lessonOf(given), ...parseInput(AlbumChoice, given) }),
    },
  };
}
