import {
  type AlertSeen,
  Board,
  LessonPicture,
  Look,
  LookAnswer,
  type NewLook,
  type SeatExport,
} from '@lux/contracts/classroom/board.ts';
import { JoinedPlace, type JoinOrder } from '@lux/contracts/classroom/joined-place.ts';
import {
  type AlbumChoice,
  ChildLesson,
  type Hand,
  Lesson,
  type LessonChange,
  LessonDoor,
  type NewLesson,
} from '@lux/contracts/classroom/lesson.ts';
import { LessonState } from '@lux/contracts/classroom/place-event.ts';
import {
  ClassProgress,
  Garden,
  PracticeOfAreas,
  SeatProgress,
} from '@lux/contracts/classroom/progress.ts';
import {
  type ClassChange,
  type ClassTeacher,
  type NewClass,
  type NewSeats,
  SchoolClass,
  Seat,
  ToldPictures,
} from '@lux/contracts/classroom/school-class.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';
import type { Caller } from '../sessions/act-for.ts';
import { materialsOf } from './materials-of.ts';
import { processingFactsOf } from './processing-facts-of.ts';
import { userDataOf } from './user-data-of.ts';

const OrderedJob = z.object({ jobId: Id });

/** New pictures are hashed for every seat of a class. */
const CARDS_LIMIT_MS = 30_000;

/** A game waits no longer for what to ask: it then asks evenly. */
const PLAN_LIMIT_MS = 300;

/** A teacher as logs name them. */
interface Named {
  username: string;
}

export type ClassroomClient = ReturnType<typeof createClassroomClient>;

/**
 * What the bff asks of classroom. A teacher is the caller's first owner; classes and lessons of others
 * are not found.
 */
export function createClassroomClient(service: ServiceClient) {
  return {
    check: service.check,
    close: service.close,
    readProcessingFacts: processingFactsOf(service),
    ...userDataOf(service),
    ...classesOf(service),
    ...lessonsOf(service),
    ...placesOf(service),
    ...progressOf(service),
    ...materialsOf(service),
  };
}

function classesOf(service: ServiceClient) {
  const path = (id: Id, rest = '') => `/classes/${id}${rest}`;
  const send = async (call: Parameters<ServiceClient['text']>[0]): Promise<void> => {
    await service.text(call);
  };
  return {
    listClasses: (caller: Caller) =>
      service.json(z.array(SchoolClass), { method: 'GET', path: '/classes', ...caller }),

    createClass: (caller: Caller, body: NewClass & Named) =>
      service.json(SchoolClass, { method: 'POST', path: '/classes', body, ...caller }),

    changeClass: (caller: Caller, id: Id, body: ClassChange) =>
      service.json(SchoolClass, { method: 'PATCH', path: path(id), body, ...caller }),

    deleteClass: (caller: Caller, id: Id) =>
      send({ method: 'DELETE', path: path(id), timeoutMs: CARDS_LIMIT_MS, ...caller }),

    addSeats: (caller: Caller, id: Id, body: NewSeats) =>
      service.json(z.array(Seat), { method: 'POST', path: path(id, '/seats'), body, ...caller }),

    deleteSeat: (caller: Caller, id: Id, seatId: Id) =>
      send({
        method: 'DELETE',
        path: path(id, `/seats/${seatId}`),
        timeoutMs: CARDS_LIMIT_MS,
        ...caller,
      }),

    choosePictures: (caller: Caller, id: Id, seatId: Id) =>
      service.json(ToldPictures, {
        method: 'POST',
        path: path(id, `/seats/${seatId}/pictures`),
        ...caller,
      }),

    addTeacher: (caller: Caller, id: Id, body: { userId: ClassTeacher['userId'] } & Named) =>
      service.json(SchoolClass, { method: 'POST', path: path(id, '/teachers'), body, ...caller }),

    removeTeacher: (caller: Caller, id: Id, userId: ClassTeacher['userId']) =>
      send({ method: 'DELETE', path: path(id, `/teachers/${userId}`), ...caller }),

    /** @param origin of the addresses in the cards' QR codes. */
    printCards: (caller: Caller, id: Id, origin: string) =>
      service.json(OrderedJob, {
        method: 'POST',
        path: path(id, '/cards'),
        body: { origin },
        timeoutMs: CARDS_LIMIT_MS,
        ...caller,
      }),

    printAlbum: (caller: Caller, id: Id) =>
      service.json(OrderedJob, { method: 'POST', path: path(id, '/album/prints'), ...caller }),

    listLooks: (caller: Caller, id: Id) =>
      service.json(z.array(Look), { method: 'GET', path: path(id, '/looks'), ...caller }),

    /** Writes down that all of a seat is handed out, and why. @throws CLASS_NOT_FOUND, SEAT_NOT_FOUND */
    noteSeatExport: (caller: Caller, id: Id, seatId: Id, body: SeatExport & Named) =>
      service.json(Look, {
        method: 'POST',
        path: path(id, `/seats/${seatId}/looks`),
        body,
        ...caller,
      }),

    /** The classes that only this teacher held are the owner's from here on. */
    leaveClasses: (requestId: string, userId: ClassTeacher['userId'], ownerId: string) =>
      send({
        method: 'POST',
        path: `/teachers/${userId}/departures`,
        body: { ownerId },
        requestId,
      }),
  };
}

function lessonsOf(service: ServiceClient) {
  const path = (id: Id, rest = '') => `/lessons/${id}${rest}`;
  const send = async (call: Parameters<ServiceClient['text']>[0]): Promise<void> => {
    await service.text(call);
  };
  return {
    listLessons: (caller: Caller, classId: Id) =>
      service.json(z.array(Lesson), {
        method: 'GET',
        path: `/classes/${classId}/lessons`,
        ...caller,
      }),

    startLesson: (caller: Caller, classId: Id, body: NewLesson) =>
      service.json(Lesson, {
        method: 'POST',
        path: `/classes/${classId}/lessons`,
        body,
        ...caller,
      }),

    readLesson: (caller: Caller, id: Id) =>
      service.json(Lesson, { method: 'GET', path: path(id), ...caller }),

    changeLesson: (caller: Caller, id: Id, body: LessonChange) =>
      service.json(Lesson, { method: 'PATCH', path: path(id), body, ...caller }),

    endLesson: (caller: Caller, id: Id) =>
      service.json(Lesson, { method: 'DELETE', path: path(id), ...caller }),

    readBoard: (caller: Caller, id: Id) =>
      service.json(Board, { method: 'GET', path: path(id, '/board'), ...caller }),

    look: (caller: Caller, id: Id, body: NewLook & Named) =>
      service.json(LookAnswer, { method: 'POST', path: path(id, '/looks'), body, ...caller }),

    sendOut: (caller: Caller, id: Id, placeId: Id) =>
      send({ method: 'DELETE', path: path(id, `/places/${placeId}`), ...caller }),

    seeAlert: (caller: Caller, id: Id, alertId: Id, body: AlertSeen & Named) =>
      send({ method: 'POST', path: path(id, `/alerts/${alertId}/seen`), body, ...caller }),

    listLessonPictures: (caller: Caller, id: Id) =>
      service.json(z.array(LessonPicture), {
        method: 'GET',
        path: path(id, '/pictures'),
        ...caller,
      }),

    chooseAlbum: (caller: Caller, id: Id, body: AlbumChoice) =>
      service.json(Lesson, { method: 'PUT', path: path(id, '/album'), body, ...caller }),
  };
}

/** What children ask; a place's id is known to its session alone. */
function placesOf(service: ServiceClient) {
  return {
    readDoor: (requestId: string, code: string) =>
      service.json(LessonDoor, { method: 'GET', path: `/joins/${code}`, requestId }),

    join: (requestId: string, code: string, body: JoinOrder) =>
      service.json(JoinedPlace, { method: 'POST', path: `/joins/${code}`, body, requestId }),

    /** Names of the classes of lessons, by lesson; those that are gone are left out. */
    nameClassesOf: (requestId: string, lessonIds: readonly Id[]) =>
      service.json(z.record(z.string(), z.string()), {
        method: 'POST',
        path: '/lesson-classes',
        body: { lessonIds },
        requestId,
      }),

    /** For children of all lessons, where Redis does not know one. */
    readLessonState: (lessonId: Id) =>
      service.json(LessonState, { method: 'GET', path: `/lessons/${lessonId}/state` }),

    readPlace: (requestId: string, placeId: Id) =>
      service.json(ChildLesson, { method: 'GET', path: `/places/${placeId}`, requestId }),

    leavePlace: async (requestId: string, placeId: Id): Promise<void> => {
      await service.text({ method: 'DELETE', path: `/places/${placeId}`, requestId });
    },

    raiseHand: (requestId: string, placeId: Id, body: Hand) =>
      service.json(ChildLesson, {
        method: 'PUT',
        path: `/places/${placeId}/hand`,
        body,
        requestId,
      }),
  };
}

/** What children can do. Whose, the caller's first owner says. */
function progressOf(service: ServiceClient) {
  return {
    readClassProgress: (caller: Caller, classId: Id) =>
      service.json(ClassProgress, {
        method: 'GET',
        path: `/classes/${classId}/progress`,
        ...caller,
      }),

    readSeatProgress: (caller: Caller, classId: Id, seatId: Id) =>
      service.json(SeatProgress, {
        method: 'GET',
        path: `/classes/${classId}/progress/${seatId}`,
        ...caller,
      }),

    readGarden: (caller: Caller) =>
      service.json(Garden, { method: 'GET', path: '/garden', ...caller }),

    /** @param placeId of the lesson the child is in. */
    planPractice: (caller: Caller, area: 'math' | 'letters', placeId: Id | null) =>
      service.json(PracticeOfAreas, {
        method: 'GET',
        path: `/practice/${area}`,
        ...(placeId !== null && { query: { placeId } }),
        timeoutMs: PLAN_LIMIT_MS,
        ...caller,
      }),
  };
}
