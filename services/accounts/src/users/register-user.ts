import type { Registration } from '@lux/contracts/accounts/registration.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { isCommonPassword } from '../passwords/is-common-password.ts';
import { isLookalike, usernameKey } from '../usernames/username-key.ts';

/** Names that pass for somebody in charge. */
const RESERVED = ['admin', 'administrator', 'moderator', 'support', 'system', 'lux'];

/** Whether a name is, or looks like, one that children would take for somebody in charge. */
function isReservedUsername(username: string): boolean {
  return RESERVED.some((reserved) => isLookalike(username, reserved));
}

type Tools = Pick<Deps, 'users' | 'passwords' | 'settings' | 'invitations' | 'ownerUsername'>;
type Given = Pick<Registration, 'username' | 'password' | 'displayName' | 'invitation'>;

interface From {
  visitor: OwnerId | null;
  /** Whether the owner's secret came along and is right. */
  isOwnerProven: boolean;
}

/**
 * Makes an account (SPEC 5, 7), a teacher's with an invitation of theirs (CLASSROOM "Settled details").
 * Names near the owner's need the owner's secret, whether the owner has
 * registered or not, so that the answer does not tell which; the owner may always log in.
 *
 * @throws OWNER_SECRET_NEEDED, REGISTRATION_CLOSED, INVITATION_NEEDED, INVITATION_INVALID,
 *   PASSWORD_TOO_COMMON, USERNAME_TAKEN.
 */
export async function registerUser(
  deps: Tools,
  given: Given,
  { visitor, isOwnerProven }: From,
): Promise<User> {
  const { users, passwords, ownerUsername } = deps;
  const { username, password, displayName = null } = given;
  const isOwner = isOwnerProven && usernameKey(username) === usernameKey(ownerUsername);
  if (!isOwner) refuseReserved(username, ownerUsername, isOwnerProven);
  const invitation = isOwner ? null : await invitationFor(deps, given);
  const isTeacher = invitation?.isForTeacher ?? false;

  if (isCommonPassword(password, { username, displayName })) throw errors.PASSWORD_TOO_COMMON();
  // Before the expensive part; of two at once the unique index admits one.
  if (await users.isTaken(username)) throw errors.USERNAME_TAKEN();
  const passwordHash = await passwords.hash(password);
  // The last that can be refused but for the race above, which gives it back.
  if (invitation !== null) await deps.invitations.use(invitation.code);
  try {
    return await users.create(
      { username, displayName, passwordHash, isOwnerProven: isOwner, isTeacher },
      visitor,
    );
  } catch (error) {
    if (invitation !== null) await deps.invitations.giveBack(invitation.code);
    throw error;
  }
}

function refuseReserved(username: string, ownerUsername: string, isOwnerProven: boolean): void {
  if (isLookalike(username, ownerUsername)) {
    throw isOwnerProven ? errors.USERNAME_TAKEN() : errors.OWNER_SECRET_NEEDED();
  }
  if (isReservedUsername(username)) throw errors.USERNAME_TAKEN();
}

/**
 * The invitation where one is needed or makes a teacher, looked at before anything tells which names
 * there are.
 */
async function invitationFor(
  { settings, invitations }: Pick<Tools, 'settings' | 'invitations'>,
  { invitation }: Given,
): Promise<{ code: string; isForTeacher: boolean } | null> {
  const code = invitation;
  const isForTeacher = code !== undefined && (await invitations.isForTeacher(code));
  if (isForTeacher) {
    if (!(await invitations.isValid(code))) throw errors.INVITATION_INVALID();
    return { code, isForTeacher };
  }
  const { registration } = await settings.findPublic();
  if (registration === 'open') return null;
  if (registration === 'closed') throw errors.REGISTRATION_CLOSED();
  if (code === undefined) throw errors.INVITATION_NEEDED();
  if (!(await invitations.isValid(code))) throw errors.INVITATION_INVALID();
  return { code, isForTeacher };
}
