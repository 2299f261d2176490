import type { Adoption } from '@lux/contracts/common/adoption.ts';
import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { Conversation } from '@lux/contracts/conversation/conversation.ts';
import type { ConversationSummary } from '@lux/contracts/conversation/conversation-summary.ts';
import type { Message } from '@lux/contracts/conversation/message.ts';
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
  /** Position in the conversation, from 0; a number may be skipped after a crash, never shared. */
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

/** What a turn needs of the conversation it belongs to. */
export interface OpenConversation {
  id: string;
  messageCount: number;
  latest: Message[];
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
      const [found, latest] = await Promise.all([
        conversations.findOne({ _id: id, owner: { $in: owners } }).lean(),
        this.latestMessages(id, limit),
      ]);
      return found && { id, messageCount: found.messageCount, latest };
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
     * Adds a message at the end. Two at once get different numbers, because the counter is
     * raised atomically first. With the id of its asking it is added once: a second time, be it
     * asked again or the first time still under way, gives what is there, completed if it was cut.
     */
    async append(
      conversationId: string,
      message: Pick<MessageRecord, 'role' | 'content' | 'safety' | 'isCut'>,
      askId?: string,
    ): Promise<Message> {
      const timestamp = new Date();
      const before = await conversationRows.findOneAndUpdate(
        { _id: conversationId },
        { $inc: { messageCount: 1 }, $set: { updatedAt: timestamp } },
        { projection: { messageCount: 1 } },
      );
      if (!before) throw new Error('the conversation is gone');
      const record = {
        _id: askId ? messageIdOf(conversationId, askId, message.role) : createId(),
        conversationId,
        order: before.messageCount,
        timestamp,
        ...message,
      };
      try {
        await messageRows.insertOne(record);
        return toMessage(record);
      } catch (error) {
        const isThere = error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
        const kept = isThere && (await complete(record));
        if (!kept) throw error;
        return toMessage(kept);
      }
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
