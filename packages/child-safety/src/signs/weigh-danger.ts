import { createScale } from './create-scale.ts';
import { dangerCalming } from './danger-calming.ts';
import { dangerRoles } from './danger-roles.ts';
import { dangerSigns } from './danger-signs.ts';

/** The danger that the signs in a text add up to, if they do. */
export const weighDanger = createScale({
  signs: dangerSigns,
  roles: dangerRoles,
  calming: dangerCalming,
  alarmWeight: 6.6,
});
