import type { Adoption, OwnerId } from '@lux/contracts/common/ids.ts';
import type {
  Conversation,
  ConversationSummary,
  Message,
} from '@lux/contracts/conversation/conversation.ts';
import { createId } from '@lux/service-kit/create-id.ts';
import { type Connection, mongo, Schema } from 'mongoose';
import { messageIdOf } from './message-id-of.ts';

interface ConversationRecord {
  _id: string;
  owner: OwnerId;
  createdAt: Date;
  updatedAt: Date;
  /** How many messages have been given a number; the next one's order. */
  messageCount: number;
}

interface MessageRecord {
  _id: string;
  conversationId: string;
  /** Position in the conversation, from 0; a number may be skipped after a failure, never shared. */
  order: number;
  role: Message['role'];
  content: string;
  timestamp: Date;
  safety: Message['safety'];
  /** Hung up on before its end; asked again, a whole answer takes its place. */
  isCut?: boolean;
}

const conversationSchema = new Schema<ConversationRecord>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    messageCount: { type: Number, required: true },
  },
  { versionKey: false },
).index({ owner: 1, updatedAt: -1 });

const messageSchema = new Schema<MessageRecord>(
  {
    _id: { type: String, required: true },
    conversationId: { type: String, required: true },
    order: { type: Number, required: true },
    role: { type: String, required: true },
    content: { type: String, required: true },
    timestamp: { type: Date, required: true },
    safety: { type: String, default: null },
    isCut: Boolean,
  },
  { versionKey: false },
).index({ conversationId: 1, order: 1 }, { unique: true });

/** A list of conversations is for choosing one: the newest are enough. */
const LIST_LIMIT = 50;
const HISTORY_LIMIT = 500;
const DUPLICATE_KEY = 11_000;

/** A turn takes a number for its question and the next one for its answer. */
const NUMBERS_OF_TURN = 2;
/**
 * Taking a number need not wait for the journal: the message that gets it is written later, and what
 * comes earlier in the journal is safe with it. A majority is needed all the same, as a message may be
 * written to another server than its number.
 */
const NOT_AWAITED: { writeConcern: mongo.WriteConcernSettings } = {
  writeConcern: { w: 'majority', journal: false },
};

/** What a turn needs of the conversation it belongs to. */
export interface OpenConversation {
  id: string;
  owner: OwnerId;
  /** How many messages have been given a number, which any change raises. */
  messageCount: number;
  latest: Message[];
  /** No number among the latest is without its message, be it lost or still being written. */
  isGapless: boolean;
}

interface Place {
  conversationId: string;
  order: number;
  askId?: string | undefined;
}

interface PlacedMessage {
  message: Message;
  /** Another than was asked for, where it was there already. */
  order: number;
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

/** Conversations and their messages. A conversation of somebody else is like none at all. */
export function createConversationStore(connection: Connection) {
  const conversations = connection.model('Conversation', conversationSchema);
  const messages = connection.model('Message', messageSchema);
  // Past mongoose's documents: every turn appends twice, and nothing there needs casting.
  const conversationRows = connection.collection<ConversationRecord>(conversations.collection.name);
  const messageRows = connection.collection<MessageRecord>(messages.collection.name);

  const complete = async ({ _id, content, safety, isCut }: MessageRecord) => {
    if (!isCut) {
      const change = { $set: { content, safety }, $unset: { isCut: true as const } };
      await messageRows.updateOne({ _id, isCut: true }, change);
    }
    return messageRows.findOne({ _id });
  };

  return {
    async create(owner: OwnerId): Promise<string> {
      const now = new Date();
      const created = await conversations.create({
        _id: createId(),
        owner,
        createdAt: now,
        updatedAt: now,
        messageCount: 0,
      });
      return created._id;
    },

    async list(owners: OwnerId[]): Promise<ConversationSummary[]> {
      const found = await conversations
        .find({ owner: { $in: owners } })
        .sort({ updatedAt: -1 })
        .limit(LIST_LIMIT)
        .lean();
      return found.map(toSummary);
    },

    async has(id: string, owners: OwnerId[]): Promise<boolean> {
      return (await conversations.exists({ _id: id, owner: { $in: owners } })) !== null;
    },

    /** The conversation with the newest messages, oldest first, or null. */
    async open(id: string, owners: OwnerId[], limit: number): Promise<OpenConversation | null> {
      // Both at once, as a child waits: somebody else's messages are read and thrown away.
      const [found, newest] = await Promise.all([
        conversationRows.findOne({ _id: id, owner: { $in: owners } }),
        messageRows.find({ conversationId: id }).sort({ order: -1 }).limit(limit).toArray(),
      ]);
      if (!found) return null;
      const { owner, messageCount } = found;
      const isWhole = newest.length === limit || newest.length === messageCount;
      const isGapless = isWhole && newest.every(({ order }, at) => order === messageCount - 1 - at);
      return { id, owner, messageCount, latest: newest.reverse().map(toMessage), isGapless };
    },

    /** Whether a conversation that was open before is still these owners', with nothing new in it. */
    async isStill({ id, messageCount }: OpenConversation, owners: OwnerId[]): Promise<boolean> {
      const filter = { _id: id, owner: { $in: owners }, messageCount };
      return (await conversationRows.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    /**
     * Takes the numbers of a turn, from `messageCount` on, if `isStill` holds at that moment. Else
     * nothing has happened.
     */
    async claim({ id, messageCount }: OpenConversation, owners: OwnerId[]): Promise<boolean> {
      const { matchedCount } = await conversationRows.updateOne(
        { _id: id, owner: { $in: owners }, messageCount },
        { $inc: { messageCount: NUMBERS_OF_TURN }, $set: { updatedAt: new Date() } },
        NOT_AWAITED,
      );
      return matchedCount === 1;
    },

    /**
     * Takes the numbers of a turn, whatever was said meanwhile: two at once get different ones.
     *
     * @returns the first of them.
     */
    async takeNumbers(id: string): Promise<number> {
      const before = await conversationRows.findOneAndUpdate(
        { _id: id },
        { $inc: { messageCount: NUMBERS_OF_TURN }, $set: { updatedAt: new Date() } },
        { projection: { messageCount: 1 }, ...NOT_AWAITED },
      );
      if (!before) throw new Error('the conversation is gone');
      return before.messageCount;
    },

    /** The conversation with its latest messages, oldest first, or null. */
    async read(id: string, owners: OwnerId[]): Promise<Conversation | null> {
      const found = await conversations.findOne({ _id: id, owner: { $in: owners } }).lean();
      if (!found) return null;
      return { ...toSummary(found), messages: await this.latestMessages(id, HISTORY_LIMIT) };
    },

    async adopt({ from, to }: Adoption): Promise<void> {
      await conversations.updateMany({ owner: from }, { $set: { owner: to } });
    },

    /** All conversations with all they hold, the newest first. */
    async readAll(owners: OwnerId[]): Promise<Conversation[]> {
      const found = await conversations
        .find({ owner: { $in: owners } })
        .sort({ updatedAt: -1 })
        .lean();
      const all: Conversation[] = [];
      for (const record of found) {
        const said = await messages.find({ conversationId: record._id }).sort({ order: 1 }).lean();
        all.push({ ...toSummary(record), messages: said.map(toMessage) });
      }
      return all;
    },

    /** For good. A turn that is being answered finds its conversation gone. */
    async removeAll(owners: OwnerId[]): Promise<void> {
      const found = await conversations.find({ owner: { $in: owners } }, { _id: 1 }).lean();
      const ids = found.map(({ _id }) => _id);
      await conversations.deleteMany({ _id: { $in: ids } });
      await messages.deleteMany({ conversationId: { $in: ids } });
    },

    /** The whole answer that this asking has had already, or null. */
    async findAnswer(conversationId: string, askId: string): Promise<Message | null> {
      const _id = messageIdOf(conversationId, askId, 'assistant');
      const found = await messageRows.findOne({ _id, isCut: { $ne: true } });
      return found && toMessage(found);
    },

    /** The newest messages, oldest first. */
    async latestMessages(conversationId: string, limit: number): Promise<Message[]> {
      const found = await messages.find({ conversationId }).sort({ order: -1 }).limit(limit).lean();
      return found.reverse().map(toMessage);
    },

    /**
     * Puts a message at a number that was taken for it. With the id of its asking it is stored once:
     * a second time, be it asked again or the first time still under way, gives what is there and
     * where, completed if it was cut.
     */
    async put(
      { conversationId, order, askId }: Place,
      message: Pick<MessageRecord, 'role' | 'content' | 'safety' | 'isCut'>,
    ): Promise<PlacedMessage> {
      const record = {
        _id: askId ? messageIdOf(conversationId, askId, message.role) : createId(),
        conversationId,
        order,
        timestamp: new Date(),
        ...message,
      };
      try {
        await messageRows.insertOne(record);
        return { message: toMessage(record), order };
      } catch (error) {
        const isThere = error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
        const kept = isThere && (await complete(record));
        if (!kept) throw error;
        return { message: toMessage(kept), order: kept.order };
      }
    },

    /** Takes a message back whose conversation was removed since its number was taken (`removeAll`). */
    async removeOrphan({ id }: Message, conversationId: string): Promise<void> {
      const projection = { _id: 1 };
      if (await conversationRows.findOne({ _id: conversationId }, { projection })) return;
      await messageRows.deleteOne({ _id: id });
      throw new Error('the conversation is gone');
    },
  };
}

function toSummary(record: ConversationRecord): ConversationSummary {
  return {
    id: record._id,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

function toMessage(record: MessageRecord): Message {
  return {
    id: record._id,
    role: record.role,
    content: record.content,
    timestamp: record.timestamp.toISOString(),
    safety: record.safety,
  };
}
