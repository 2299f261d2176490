import { createScale } from './create-scale.ts';
import { dangerCalming } from './danger-mitigating.ts';
import { dangerRoles } from './danger-roles.ts';
import { dangerSigns } from './danger-signs.ts';

/** The danger that the signs in a text add up to, if they do. */
export const scoreDanger = createScale({
  signs: dangerSigns,
  roles: dangerRoles,
  calming: dangerCalming,
  threshold: 6.6,
});
