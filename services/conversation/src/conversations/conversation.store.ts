import { createHash } from 'node:crypto';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type {
  Conversation,
  ListedConversation,
  Message,
} from '@lux/contracts/conversation/conversation.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { type Connection, mongo } from 'mongoose';
import {
  type MessageRecord,
  openConversations,
  toMessage,
  toSummary,
} from './conversation-record.ts';

/** Length of an `Id`: 128 bits as base64url. */
const ID_LENGTH = 22;

/** The id of the question or the answer of one asking: the same each time, so that it is stored once. */
export function messageIdOf(conversationId: string, askId: string, role: Message['role']): string {
  return createHash('sha256')
    .update(`${conversationId} ${askId} ${role}`)
    .digest('base64url')
    .slice(0, ID_LENGTH);
}

/** A list of conversations is for choosing one: the newest are enough. */
const LIST_LIMIT = 50;
/** A title is looked for among the first messages: a list reads no conversation whole. */
const TITLE_MESSAGES = 20;
const TITLE_CHARACTERS = 200;
const HISTORY_LIMIT = 500;
const DUPLICATE_KEY = 11_000;

/** A turn takes two positions: its question's and, right after it, its answer's. */
const MESSAGES_PER_TURN = 2;

/** What a turn needs of the conversation it belongs to. */
export interface OpenConversation {
  id: string;
  /** Messages in all, gaps counted, of which `latest` are the newest, oldest first. */
  messageCount: number;
  latest: Message[];
}

interface Place {
  conversationId: string;
  order: number;
  askId?: string | undefined;
  /** When the turn came in. */
  begunAt: Date;
}

interface LateTurn extends Pick<Place, 'conversationId' | 'begunAt'> {
  answerOrder: number;
}

interface PlacedMessage {
  message: Message;
  /** Another than was asked for, where it was there already. */
  order: number;
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

/** Conversations and their messages. Another owner's conversation is not found. */
export function createConversationStore(connection: Connection) {
  const { conversations, messages } = openConversations(connection);

  /** The stored message with this id, made whole where it was cut and the record is not. */
  const complete = async (record: MessageRecord) => {
    const { content, safety, sources, isCut } = record;
    // With the conversation one shard is asked, not all.
    const one = { _id: record._id, conversationId: record.conversationId };
    if (!isCut) {
      const change = {
        $set: { content, safety, ...(sources && { sources }) },
        $unset: { isCut: true as const },
      };
      await messages.updateOne({ ...one, isCut: true }, change);
    }
    return messages.findOne(one).lean();
  };

  /** The first question of each of these in which the gate found nothing. */
  const readTitles = async (ids: string[]): Promise<Map<string, string>> => {
    const questions = await messages
      .find(
        {
          conversationId: { $in: ids },
          order: { $lt: TITLE_MESSAGES },
          role: 'user',
          safety: null,
        },
        { conversationId: 1, content: 1 },
      )
      .sort({ conversationId: 1, order: -1 })
      .lean();
    // The last one set is the first that was asked.
    return new Map(
      questions.map(({ conversationId, content }) => [
        conversationId,
        content.slice(0, TITLE_CHARACTERS).toWellFormed(),
      ]),
    );
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

    /** The latest first. */
    async list(owners: OwnerId[]): Promise<ListedConversation[]> {
      const found = await conversations
        .find({ owner: { $in: owners } })
        .sort({ updatedAt: -1 })
        .limit(LIST_LIMIT)
        .lean();
      const titleOf = await readTitles(found.map(({ _id }) => _id));
      return found.map((record) => ({
        ...toSummary(record),
        title: titleOf.get(record._id) ?? null,
        isEmpty: record.messageCount === 0,
      }));
    },

    async has(id: string, owners: OwnerId[]): Promise<boolean> {
      return (await conversations.exists({ _id: id, owner: { $in: owners } })) !== null;
    },

    /** The conversation with the newest messages, oldest first, or null. */
    async open(id: string, owners: OwnerId[], limit: number): Promise<OpenConversation | null> {
      const [found, latest] = await Promise.all([
        conversations.findOne({ _id: id, owner: { $in: owners } }).lean(),
        this.latestMessages(id, limit),
      ]);
      return found && { id, messageCount: found.messageCount, latest };
    },

    /**
     * Reserves the positions of a turn, if the conversation is still one of these owners'. Of two
     * turns at once each gets positions of its own.
     *
     * @param begunAt when the turn came in.
     * @returns the question's; the answer's is the next. Null: the conversation was removed, went to
     *   another owner, or its lesson is over and wiped.
     */
    async reserveTurn(id: string, owners: OwnerId[], begunAt: Date): Promise<number | null> {
      const before = await conversations
        .findOneAndUpdate(
          { _id: id, owner: { $in: owners }, wipedUntil: { $not: { $gte: begunAt } } },
          { $inc: { messageCount: MESSAGES_PER_TURN }, $set: { updatedAt: new Date() } },
          { returnDocument: 'before', projection: { messageCount: 1 } },
        )
        .lean();
      return before?.messageCount ?? null;
    },

    /** The conversation with its latest messages, oldest first, or null. */
    async read(id: string, owners: OwnerId[]): Promise<Conversation | null> {
      const found = await conversations.findOne({ _id: id, owner: { $in: owners } }).lean();
      if (!found) return null;
      return { ...toSummary(found), messages: await this.latestMessages(id, HISTORY_LIMIT) };
    },

    /** The whole answer that this asking has had already, or null. */
    async findAnswer(conversationId: string, askId: string): Promise<Message | null> {
      const _id = messageIdOf(conversationId, askId, 'assistant');
      const found = await messages.findOne({ _id, conversationId, isCut: { $ne: true } }).lean();
      return found && toMessage(found);
    },

    /** The newest messages, oldest first. */
    async latestMessages(conversationId: string, limit: number): Promise<Message[]> {
      const found = await messages.find({ conversationId }).sort({ order: -1 }).limit(limit).lean();
      return found.reverse().map(toMessage);
    },

    /**
     * Stores a message at a reserved position. With the id of its asking it is stored once: a second
     * time, be it asked again or the first time still under way, gives what is there and where,
     * completed if it was cut. `removeLate` follows when all of a turn is stored.
     */
    async put(
      { conversationId, order, askId, begunAt }: Place,
      message: Pick<MessageRecord, 'role' | 'content' | 'safety' | 'sources' | 'isCut'>,
    ): Promise<PlacedMessage> {
      const record = {
        _id: askId ? messageIdOf(conversationId, askId, message.role) : createId(),
        conversationId,
        order,
        timestamp: new Date(),
        begunAt,
        ...message,
      };
      try {
        // `lean`: nothing of mongoose's documents is needed, and each costs more than the insertion.
        await messages.insertMany([record], { lean: true });
      } catch (error) {
        const isThere = error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
        const stored = isThere && (await complete(record));
        if (!stored) throw error;
        return { message: toMessage(stored), order: stored.order };
      }
      return { message: toMessage(record), order };
    },

    /**
     * Takes back what `put` stored of a turn after its conversation was removed, or its lesson wiped.
     *
     * @param answerOrder the position of the turn's answer; its question's is the one before.
     * @returns whether it was.
     */
    async removeLate({ conversationId, begunAt, answerOrder }: LateTurn): Promise<boolean> {
      const found = await conversations.findOne({ _id: conversationId }, { wipedUntil: 1 }).lean();
      if (!found) await messages.deleteMany({ conversationId });
      else if (found.wipedUntil && found.wipedUntil >= begunAt) {
        await messages.deleteMany({
          conversationId,
          order: { $in: [answerOrder - 1, answerOrder] },
        });
      } else return false;
      return true;
    },
  };
}
