import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import type { ChaosChild } from '../chaos-child.ts';

/** Names every answered turn that is lost, doubled, changed or out of its order. */
export async function checkConversation(child: ChaosChild): Promise<string[]> {
  const { name, conversationId, turns } = child.history;
  const { messages } = await child.find(Conversation, `/api/conversations/${conversationId}`);
  const problems: string[] = [];
  let last = -1;
  for (const { question, answer, attempts } of turns) {
    const about = `${name}: ${question} (${attempts.map(({ code }) => code || 'ok').join(', ')})`;
    const asked = indexesOf(
      messages,
      ({ role, content }) => role === 'user' && content === question,
    );
    if (asked.length > 1) problems.push(`${about} is there ${asked.length} times`);
    if (!answer) continue;

    const answered = indexesOf(messages, ({ id }) => id === answer.id);
    const [at = -1] = answered;
    if (asked.length === 0) problems.push(`${about} is lost`);
    if (answered.length !== 1)
      problems.push(`${about}: its answer is there ${answered.length} times`);
    if (messages[at]?.content !== answer.content) problems.push(`${about}: another answer`);
    // Each question, then its answer, then the next question.
    if (asked.some((index) => index <= last || index > at)) problems.push(`${about}: order`);
    last = at;
  }
  const answers = messages.filter(({ role }) => role === 'assistant').length;
  if (answers > turns.length)
    problems.push(`${name}: ${answers} answers to ${turns.length} questions`);
  return problems;
}

function indexesOf<Item>(items: Item[], is: (item: Item) => boolean): number[] {
  return items.flatMap((item, index) => (is(item) ? [index] : []));
}
