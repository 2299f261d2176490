import type { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { storage } from './storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Not the schema itself: the talk begins before what checks schemas is loaded. */
const groups: readonly AgeGroup[] = ['small', 'medium', 'large'];

/** How old the child is, as the last game told; undefined until one has. */
export const keptAgeGroup = {
  read(): AgeGroup | undefined {
    const kept = storage.readText(storageKeys.ageGroup);
    return groups.find((group) => group === kept);
  },

  note(group: AgeGroup): void {
    storage.writeText(storageKeys.ageGroup, group);
  },
};
