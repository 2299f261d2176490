import { createHash, randomInt } from 'node:crypto';
import type { Invitation, NewInvitation } from '@lux/contracts/accounts/invitation.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { type Connection, Schema } from 'mongoose';
import { errors } from '../errors.ts';

interface InvitationRecord {
  _id: string;
  /** A hash: whoever reads the database cannot use the invitation. */
  codeHash: string;
  uses: number;
  used: number;
  /** Whoever registers with it is a teacher. Missing of invitations of children. */
  isForTeacher?: boolean | undefined;
  createdAt: Date;
  expiresAt: Date;
}

const VALID_FOR_MS = 7 * 24 * 60 * 60_000;
/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 5;

const schema = new Schema<InvitationRecord>(
  {
    _id: { type: String, required: true },
    codeHash: { type: String, required: true },
    uses: { type: Number, required: true },
    used: { type: Number, required: true },
    isForTeacher: Boolean,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'invitations' },
)
  .index({ codeHash: 1 }, { unique: true })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Invitations to register, each for so many children or for one teacher, and a week. */
export function createInvitationStore(connection: Connection) {
  const invitations = connection.model('Invitation', schema);
  const withUsesLeft = (code: string, now: Date) => ({
    codeHash: hashOf(code),
    expiresAt: { $gt: now },
    $expr: { $lt: ['$used', '$uses'] },
  });

  return {
    /** The code is told this once. */
    async create(
      { uses, isForTeacher }: { uses: number; isForTeacher?: true },
      now = new Date(),
    ): Promise<NewInvitation> {
      const code = createCode();
      const record: InvitationRecord = {
        _id: createId(),
        codeHash: hashOf(code),
        uses,
        used: 0,
        isForTeacher,
        createdAt: now,
        expiresAt: new Date(now.getTime() + VALID_FOR_MS),
      };
      await invitations.create(record);
      // Not every engine clears away by itself what has expired.
      await invitations.deleteMany({ expiresAt: { $lt: now } });
      return { ...toInvitation(record), code };
    },

    /** Those of children that still hold, the newest first. */
    async list(now = new Date()): Promise<Invitation[]> {
      const found = await invitations
        .find({ expiresAt: { $gt: now }, isForTeacher: { $ne: true } })
        .sort({ createdAt: -1 })
        .lean();
      return found.map(toInvitation);
    },

    /** Whether it is, or was, a teacher's. */
    async isForTeacher(code: string): Promise<boolean> {
      const found = await invitations.exists({ codeHash: hashOf(code), isForTeacher: true });
      return found !== null;
    },

    async isValid(code: string, now = new Date()): Promise<boolean> {
      return (await invitations.exists(withUsesLeft(code, now))) !== null;
    },

    /** Of many at once no more than there are uses. @throws INVITATION_INVALID */
    async use(code: string, now = new Date()): Promise<void> {
      const taken = await invitations.updateOne(withUsesLeft(code, now), { $inc: { used: 1 } });
      if (taken.modifiedCount === 0) throw errors.INVITATION_INVALID();
    },

    /** For a registration that came to nothing. */
    async giveBack(code: string): Promise<void> {
      await invitations.updateOne(
        { codeHash: hashOf(code), used: { $gt: 0 } },
        { $inc: { used: -1 } },
      );
    },

    async delete(id: string): Promise<boolean> {
      return (await invitations.deleteOne({ _id: id })).deletedCount === 1;
    },
  };
}

/** Such as `kemw7-rufat-24hpz`, 74 bits: guessing is hopeless, and it can be typed. */
function createCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** As it was typed, with or without its strokes. */
function hashOf(code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

function toInvitation({ _id, uses, used, createdAt, expiresAt }: InvitationRecord): Invitation {
  return {
    id: _id,
    uses,
    used,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
