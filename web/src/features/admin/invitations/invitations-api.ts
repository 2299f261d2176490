import { z } from 'zod';
import { refusals } from '../../../lib/refusals.ts';
import { rest } from '../../../lib/rest.ts';

/** An invitation as admins list it; its code is told only once. */
export const Invitation = z.object({
  id: z.string(),
  uses: z.int(),
  /** How many have registered with it. */
  used: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** A new one. `url` is the path of the register form with the code in it. */
export const ToldInvitation = Invitation.omit({ used: true, createdAt: true }).extend({
  code: z.string(),
  url: z.string(),
});
export type ToldInvitation = z.infer<typeof ToldInvitation>;

const PATH = '/api/admin/invitations';
const Invitations = z.array(Invitation);

/** The calls about invitations to register. */
export const invitationsApi = {
  list: (): Promise<Invitation[]> => rest.get(PATH, async () => Invitations),

  /** Its code is told this once. @throws ApiError */
  create: (uses: number): Promise<ToldInvitation> =>
    refusals.call(() => rest.post(PATH, { uses }, async () => ToldInvitation)),

  /** @throws ApiError INVITATION_NOT_FOUND. */
  delete: (id: string): Promise<void> => refusals.call(() => rest.delete(`${PATH}/${id}`)),
};
