import type { Concern } from '@lux/child-safety/safety-verdict.ts';
import type { Message } from '@lux/contracts/conversation/conversation.ts';
import type { Source } from '@lux/contracts/conversation/sources.ts';
import type { FoundPassage } from '../books/create-library.ts';
import type { TopicPassage } from '../topics/find-in-topic.ts';

export interface Turn {
  question: string;
  /** What was asked before `history` begins, quoted in a word each; empty in a short conversation. */
  summary: string;
  /** Earlier messages, oldest first, without the question. */
  history: Pick<Message, 'role' | 'content'>[];
  /** `young` is for 5 to 8 years, `older` for 9 to 14. */
  level: 'young' | 'older';
  /** The question may be a call for help: what LUX asks back where it knows no good answer. */
  concern?: Concern | undefined;
  assistantName: string;
  language: string;
  signal: AbortSignal;
  /**
   * Looks the question up in the school's books; null where they say nothing or do not answer in time.
   * Missing where there are none, and where a question is not for books. What it gives has passed the gate.
   */
  lookUp?: (() => Promise<FoundPassage | null>) | undefined;
  /**
   * What the text of the child's lesson says to the question: LUX answers from it first. Without an
   * excerpt it may not leave for a model.
   */
  topic?: TopicPassage | null;
  /** Called where the answer is out of such a book or text. */
  onSource?: (source: Source) => void;
  /** Called before the end where the answer became too long and breaks off anywhere. */
  onCut?: () => void;
}

/** Answers a child: a model or our built-in knowledge. The text comes in pieces. */
export interface Teacher {
  /** It is part of this server, so it hears what a child said as it was said; any other hears it masked. */
  staysHere?: true;
  answer: (turn: Turn) => AsyncIterable<string>;
}
