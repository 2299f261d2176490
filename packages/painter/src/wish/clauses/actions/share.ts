import type { Pose } from '../../../people/person.ts';
import type { Reading } from '../../sentence/reading.ts';

/** "mit Opa": he does the same. */
export function share({ wish }: Reading, subjects: number[], others: number[], usual?: Pose): void {
  const own = new Set(subjects);
  let isShared = false;
  for (const action of [...wish.actions]) {
    if (
      !own.has(action.agent) ||
      !/^(rides|drives|fliesWith|sitsIn|eats|catchesFish|bakes|builds|reads|plays|kicks|throws|sitsOn|worksOn|rows)$/.test(
        action.verb,
      )
    )
      continue;
    for (const agent of others) {
      if (agent === action.object) continue;
      wish.actions.push({ ...action, agent });
      isShared = true;
    }
  }
  if (isShared) return;
  const pose = wish.figures[subjects[0] ?? -1]?.pose ?? usual;
  for (const at of others) {
    const figure = wish.figures[at];
    const isPaw = pose === 'handOut' && !figure?.person;
    if (figure && pose) figure.pose ??= isPaw ? 'walk' : pose;
  }
}
