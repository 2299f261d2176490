import type { MaterialSummary } from '@lux/contracts/classroom/material.ts';
import { materialsApi } from '../materials-api.ts';

export interface ClassMaterialsState {
  /** What its teacher may choose from: one's own and shared ones, newest first. */
  all: MaterialSummary[];
  /** What the class's next lesson offers, in the order in which its children see it. */
  chosen: MaterialSummary[];
}

/** What a class has of materials, and what there is for it. */
export async function loadClassMaterials(classId: string): Promise<ClassMaterialsState> {
  const [all, chosen] = await Promise.all([materialsApi.list(), materialsApi.listOfClass(classId)]);
  return { all, chosen };
}
