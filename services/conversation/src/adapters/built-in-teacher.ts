import { inBook } from '@lux/german-text/in-book.ts';
import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import type { Teacher } from '../answers/teacher.ts';
import type { FoundPassage } from '../books/create-library.ts';
import { createBuiltInTeacher as createTeacher } from '../built-in/create-built-in-teacher.ts';
import { FIRST_QUESTIONS } from '../built-in/first-questions.ts';
import { tellTopic, topicSource } from '../topics/tell-topic.ts';

interface BuiltIn {
  teacher: Teacher;
  /** What it knows by thing; a model is told of it, too. */
  knowledge: Knowledge;
}

/** Made once for a process: it takes seconds and holds nothing of a conversation. */
let builtIn: BuiltIn | undefined;

/** LUX from our own facts and rules, without any model. */
export function createBuiltInTeacher(): BuiltIn {
  builtIn ??= readBuiltIn();
  return builtIn;
}

/** One after the other, with room for what children ask meanwhile. */
const WARM_UP_PAUSE_MS = 500;

function readBuiltIn(): BuiltIn {
  const { answer, consider, knowledge } = createTeacher({ now: () => new Date() });
  // What is read at its first use is read soon after the start: no child waits for it.
  for (const [place, question] of FIRST_QUESTIONS.entries()) {
    setTimeout(
      () => answer(question, { assistantName: 'LUX', history: [] }),
      (place + 1) * WARM_UP_PAUSE_MS,
    ).unref();
  }
  return {
    knowledge,
    teacher: {
      staysHere: true,
      async *answer({ question, history, assistantName, level, concern, lookUp, onSource, topic }) {
        if (topic) {
          onSource?.(topicSource(topic));
          return yield tellTopic(topic);
        }
        const asked = { assistantName, history, level, concern };
        const { text, isKnown } = consider(question, asked);
        const found = isKnown ? null : await lookUp?.();
        if (!found) return yield text;
        onSource?.(found.source);
        yield tellFound(found);
      },
    },
  };
}

/** A passage as LUX says it; honest where the book does not have what was asked. */
function tellFound({ told, isAnswer, source }: FoundPassage): string {
  const text = told.join(' ');
  return isAnswer ? text : `Genau das finde ich nicht. Aber ${inBook(source.book)} steht: ${text}`;
}
