import type { Message } from '@lux/contracts/conversation/conversation.ts';

/** What became of one request. */
export interface Outcome {
  /** Method and path without ids. */
  name: string;
  startedAt: number;
  endedAt: number;
  /** `broken`: no answer, or not a whole one. */
  result: 'ok' | 'refused' | 'broken';
  status: number;
  /** Of the catalogue, or what broke. */
  code: string;
  message: string;
}

/** One question, asked until it is answered. */
export interface Turn {
  /** The same at each attempt. */
  askId: string;
  question: string;
  attempts: Outcome[];
  answer: Message | undefined;
}

/** One wish for a picture; promised once it has a job. */
export interface Order {
  prompt: string;
  attempt: Outcome;
  jobId: string | undefined;
}

/** One finished round, sent until it is acknowledged. */
export interface Round {
  id: string;
  score: number;
  attempts: Outcome[];
  isKept: boolean;
}

/** What one child did and was told: what it must find again. */
export interface ChildHistory {
  name: string;
  conversationId: string;
  turns: Turn[];
  orders: Order[];
  rounds: Round[];
  /** Ids of stickers it has seen in its collection. */
  stickers: Set<string>;
}
