import type { Teacher } from '../answers/teacher.ts';
import { createBuiltInTeacher as createKnowledge } from '../built-in/create-built-in-teacher.ts';

/** Read once for a process: it takes half a second and holds nothing of a conversation. */
let knowledge: ReturnType<typeof createKnowledge> | undefined;

/** LUX from our own facts and rules, without any model. */
export function createBuiltInTeacher(): Teacher {
  knowledge ??= createKnowledge({ now: () => new Date() });
  const { answer } = knowledge;
  return {
    async *answer({ question, history, assistantName }) {
      yield answer(question, { assistantName, history });
    },
  };
}
