import type { Message } from '@lux/contracts/conversation/conversation.ts';

/** One thing said, as the captions show it. */
export interface Turn extends Pick<Message, 'id' | 'role' | 'content' | 'safety'> {
  /**
   * Missing once it is whole. An answer is `growing` while it is written, `cut` when the child
   * interrupted it, `broken` when it could not be finished.
   */
  state?: 'growing' | 'cut' | 'broken';
  /** Its sentences in the order in which they are spoken, where LUX speaks it now. */
  sentences?: readonly string[];
}
