import type { OpenAiProvider } from '@lux/ai/choose-provider.ts';
import { createOpenAiChat } from '@lux/ai/create-openai-chat.ts';
import type { Teacher, Turn } from '../answers/teacher.ts';
import { teacherPrompt } from '../answers/teacher-prompt.ts';

/** LUX played by a model behind an OpenAI-compatible server. */
export function createOpenAiTeacher(provider: OpenAiProvider): Teacher {
  const chat = createOpenAiChat(provider);
  return {
    answer: ({ question, summary, history, assistantName, language, signal }) =>
      chat.stream(
        [
          { role: 'system', content: teacherPrompt({ assistantName, language }) },
          ...withSummary(summary, [...history, { role: 'user', content: question }]),
        ],
        signal,
      ),
  };
}

/**
 * What was asked before stands in front of the child's first message. Never in a system message: the
 * words are a child's, and a model obeys a system. No message of its own, because some models take
 * turns strictly in turn.
 */
function withSummary(summary: string, said: Turn['history']): Turn['history'] {
  const first = said.findIndex(({ role }) => role === 'user');
  if (summary === '') return said;
  return said.map((message, at) =>
    at === first ? { ...message, content: `(${summary})\n\n${message.content}` } : message,
  );
}
