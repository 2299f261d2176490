import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { ConversationSummary, Message } from '@lux/contracts/conversation/conversation.ts';
import type { Source } from '@lux/contracts/conversation/sources.ts';
import { type Connection, Schema } from 'mongoose';

export interface ConversationRecord {
  _id: string;
  owner: OwnerId;
  createdAt: Date;
  updatedAt: Date;
  /** Positions given out so far; the next message's order. */
  messageCount: number;
  /** Turns that came in before this belong to a lesson that was wiped. */
  wipedUntil?: Date;
}

export interface MessageRecord {
  _id: string;
  conversationId: string;
  /** Position in the conversation, from 0. A failed turn leaves a gap; no two messages share one. */
  order: number;
  role: Message['role'];
  content: string;
  timestamp: Date;
  /** When its turn came in; an answer may be stored a minute later. */
  begunAt?: Date;
  safety: Message['safety'];
  /** Where the answer stands; none where LUX knows it by itself. */
  sources?: Source[];
  /** The child hung up before its end. Asked again, the whole answer takes its place. */
  isCut?: boolean;
}

const conversationSchema = new Schema<ConversationRecord>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    messageCount: { type: Number, required: true },
    wipedUntil: Date,
  },
  { versionKey: false },
).index({ owner: 1, updatedAt: -1 });

const sourceSchema = new Schema<Source>(
  { title: String, book: String, url: String },
  { _id: false },
);

const messageSchema = new Schema<MessageRecord>(
  {
    _id: { type: String, required: true },
    conversationId: { type: String, required: true },
    order: { type: Number, required: true },
    role: { type: String, required: true },
    content: { type: String, required: true },
    timestamp: { type: Date, required: true },
    begunAt: Date,
    safety: { type: String, default: null },
    // Else Mongoose stores an empty list with every message.
    sources: { type: [sourceSchema], default: undefined },
    isCut: Boolean,
  },
  { versionKey: false },
).index({ conversationId: 1, order: 1 }, { unique: true });

/** The collections of all dialogues, which two stores work with. */
export function openConversations(connection: Connection) {
  return {
    conversations: connection.model('Conversation', conversationSchema),
    messages: connection.model('Message', messageSchema),
  };
}

export function toSummary(record: ConversationRecord): ConversationSummary {
  return {
    id: record._id,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

export function toMessage(record: MessageRecord): Message {
  return {
    id: record._id,
    role: record.role,
    content: record.content,
    timestamp: record.timestamp.toISOString(),
    safety: record.safety,
    ...(record.sources && { sources: record.sources }),
  };
}
