import {
  Invitation,
  TeacherInvitation,
  ToldInvitation,
} from '@lux/contracts/accounts/invitation.ts';
import { z } from 'zod';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';

const PATH = '/api/admin/invitations';
const Invitations = z.array(Invitation);

/** The calls about invitations to register. */
export const invitationsApi = {
  list: (): Promise<Invitation[]> => rest.get(PATH, async () => Invitations),

  /** The code is returned only here. @throws ApiError */
  create: (uses: number): Promise<ToldInvitation> =>
    refusals.call(() => rest.post(PATH, { uses }, async () => ToldInvitation)),

  /** Makes whoever registers with it a teacher; the link is returned only here. @throws ApiError */
  inviteTeacher: (): Promise<TeacherInvitation> =>
    refusals.call(() =>
      rest.post('/api/teachers/invitations', undefined, async () => TeacherInvitation),
    ),

  /** @throws ApiError INVITATION_NOT_FOUND. */
  delete: (id: string): Promise<void> => refusals.call(() => rest.delete(`${PATH}/${id}`)),
};
