import {
  ClassMaterials,
  DraftOrder,
  MaterialChange,
  NewMaterial,
} from '@lux/contracts/classroom/material.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { listLessonMaterials, readLessonMaterial } from './lesson-materials.ts';
import {
  addMaterial,
  assignMaterials,
  changeMaterial,
  deleteMaterial,
  draftMaterial,
  listClassMaterials,
  listMaterials,
  readMaterial,
} from './manage-materials.ts';

const Which = z.object({ id: Id });
const WhichClass = z.object({ classId: Id });
const GivenMaterial = z.object({ input: NewMaterial });
const GivenChange = z.object({ input: MaterialChange.extend({ id: Id }) });
const GivenOrder = z.object({ input: DraftOrder });

const idOf = (given: unknown) => parseInput(Which, given).id;

/** Materials over GraphQL, a teacher's and those of a child's lesson: the same functions as over REST. */
export function materialsResolvers(deps: Deps) {
  return {
    Query: {
      materials: (_root: unknown, _given: unknown, { request }: GraphqlContext) =>
        listMaterials(deps, request),
      material: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        readMaterial(deps, request, idOf(given)),
      classMaterials: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        listClassMaterials(deps, request, parseInput(WhichClass, given).classId),
      lessonMaterials: (_root: unknown, _given: unknown, { request }: GraphqlContext) =>
        listLessonMaterials(deps, request),
      lessonMaterial: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        readLessonMaterial(deps, request, idOf(given)),
    },
    Mutation: {
      addMaterial: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        addMaterial(deps, request, parseInput(GivenMaterial, given).input),
      changeMaterial: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        changeMaterial(deps, request, parseInput(GivenChange, given).input),
      deleteMaterial: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await deleteMaterial(deps, request, idOf(given));
        return true;
      },
      draftMaterial: (_root: unknown, given: unknown, { request, reply }: GraphqlContext) =>
        draftMaterial(deps, request, parseInput(GivenOrder, given).input, disconnectSignal(reply)),
      assignMaterials: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        assignMaterials(deps, request, parseInput(WhichClass.extend(ClassMaterials.shape), given)),
    },
  };
}
