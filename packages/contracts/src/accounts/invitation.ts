import { z } from 'zod';
import { Id } from '../common/ids.ts';

/** The most children one invitation lets in: a class. */
const MAX_USES = 40;

/** Body of `POST /api/admin/invitations`. */
export const InvitationOrder = z.object({
  uses: z
    .int('Bitte geben Sie an, für wie viele Kinder die Einladung gilt.')
    .min(1, 'Eine Einladung gilt für mindestens ein Kind.')
    .max(MAX_USES, `Eine Einladung gilt für höchstens ${MAX_USES} Kinder.`),
});
export type InvitationOrder = z.infer<typeof InvitationOrder>;

/** An invitation as admins list it; its code is told only once. */
export const Invitation = z.object({
  id: Id,
  uses: z.int().min(1),
  /** How many have registered with it. */
  used: z.int().min(0),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** A teacher's invitation as accounts makes it: whoever registers with it is a teacher. It works once. */
export const NewTeacherInvitation = z.object({ code: z.string(), expiresAt: z.iso.datetime() });
export type NewTeacherInvitation = z.infer<typeof NewTeacherInvitation>;

/** Answer of `POST /api/teachers/invitations`; the link can be seen only now. */
export const TeacherInvitation = NewTeacherInvitation.omit({ code: true }).extend({
  /** Path of the register form with the code in it. */
  url: z.string(),
});
export type TeacherInvitation = z.infer<typeof TeacherInvitation>;

/** A new invitation, as accounts makes it. */
export const NewInvitation = Invitation.extend({ code: z.string() });
export type NewInvitation = z.infer<typeof NewInvitation>;

/** Answer of `POST /api/admin/invitations`: the only time that the code can be seen. */
export const ToldInvitation = NewInvitation.extend({
  /** Path of the register form with the code in it. */
  url: z.string(),
});
export type ToldInvitation = z.infer<typeof ToldInvitation>;
