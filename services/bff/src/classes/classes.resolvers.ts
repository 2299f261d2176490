import {
  ClassChange,
  ClassTeacher,
  NewClass,
  NewClassTeacher,
  NewSeats,
} from '@lux/contracts/classroom/school-class.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import {
  addSeats,
  addTeacher,
  changeClass,
  chooseSeatPictures,
  createClass,
  deleteClass,
  deleteSeat,
  listClasses,
  listLooks,
  printAlbum,
  printCards,
  removeTeacher,
} from './manage-classes.ts';

const Which = z.object({ id: Id });
const WhichClass = z.object({ classId: Id });
const WhichSeat = z.object({ seatId: Id });
const WhichTeacher = ClassTeacher.pick({ userId: true });
const GivenChange = z.object({ input: ClassChange.extend({ id: Id }) });

/** The class that an argument names as REST's path does. */
const classOf = (given: unknown) => parseInput(WhichClass, given).classId;

/** A teacher's classes over GraphQL: the same functions as over REST. */
export function classesResolvers(deps: Deps) {
  return {
    Query: {
      classes: (_root: unknown, _given: unknown, { request }: GraphqlContext) =>
        listClasses(deps, request),
      looks: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        listLooks(deps, request, classOf(given)),
    },
    Mutation: {
      createClass: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        createClass(deps, request, parseInput(NewClass, given)),
      changeClass: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        changeClass(deps, request, parseInput(GivenChange, given).input),
      deleteClass: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await deleteClass(deps, request, parseInput(Which, given).id);
        return true;
      },
      addSeats: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        addSeats(deps, request, { id: classOf(given), ...parseInput(NewSeats, given) }),
      deleteSeat: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await deleteSeat(deps, request, { id: classOf(given), ...parseInput(WhichSeat, given) });
        return true;
      },
      chooseSeatPictures: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        chooseSeatPictures(deps, request, { id: classOf(given), ...parseInput(WhichSeat, given) }),
      addClassTeacher: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        addTeacher(deps, request, { id: classOf(given), ...parseInput(NewClassTeacher, given) }),
      removeClassTeacher: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await removeTeacher(deps, request, {
          id: classOf(given),
          ...parseInput(WhichTeacher, given),
        });
        return true;
      },
      printCards: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        printCards(deps, request, classOf(given)),
      printAlbum: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        printAlbum(deps, request, classOf(given)),
    },
  };
}
