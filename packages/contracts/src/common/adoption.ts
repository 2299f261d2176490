import { z } from 'zod';
import { OwnerId } from './owner-id.ts';

/** What a service is told when a visitor has become a user: all things of one are the other's now. */
export const Adoption = z.object({
  from: OwnerId.refine((owner) => owner.startsWith('visitor:')),
  to: OwnerId.refine((owner) => owner.startsWith('user:')),
});
export type Adoption = z.infer<typeof Adoption>;
