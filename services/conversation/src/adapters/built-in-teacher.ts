import type { Teacher } from '../answers/teacher.ts';
import { createBuiltInTeacher as createKnowledge } from '../built-in/create-built-in-teacher.ts';

/** LUX from our own facts and rules, without any model. */
export function createBuiltInTeacher(): Teacher {
  const knowledge = createKnowledge({ now: () => new Date() });
  return {
    async *answer({ question, history, assistantName }) {
      yield knowledge.answer(question, { assistantName, history });
    },
  };
}
