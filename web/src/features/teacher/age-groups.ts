import type { AgeGroup } from '@lux/contracts/games/quiz.ts';

/** How old the children of a class are (SPEC 3), as teachers read it. */
export const ageGroups = [
  { value: 'small', label: '6 bis 8 Jahre' },
  { value: 'medium', label: '9 bis 11 Jahre' },
  { value: 'large', label: 'ab 12 Jahren' },
] as const satisfies readonly { value: AgeGroup; label: string }[];

export function ageGroupLabel(group: AgeGroup): string {
  return ageGroups.find(({ value }) => value === group)?.label ?? '';
}
