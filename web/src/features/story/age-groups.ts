import type { AgeGroup } from '@lux/contracts/common/age-group.ts';
import small from 'openmoji/color/svg/1F331.svg?url';
import large from 'openmoji/color/svg/1F333.svg?url';
import medium from 'openmoji/color/svg/1FAB4.svg?url';

/** The three age groups (SPEC 3). */
export const ageGroups: Record<AgeGroup, { name: string; drawing: string }> = {
  small: { name: '6–8 Jahre', drawing: small },
  medium: { name: '9–11 Jahre', drawing: medium },
  large: { name: 'ab 12 Jahren', drawing: large },
};
