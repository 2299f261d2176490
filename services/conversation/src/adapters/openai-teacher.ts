import type { OpenAiProvider } from '@lux/ai/choose-provider.ts';
import { createOpenAiChat } from '@lux/ai/create-openai-chat.ts';
import type { Teacher } from '../answers/teacher.ts';
import { teacherPrompt } from '../answers/teacher-prompt.ts';

/** LUX played by a model behind an OpenAI-compatible server. */
export function createOpenAiTeacher(provider: OpenAiProvider): Teacher {
  const chat = createOpenAiChat(provider);
  return {
    answer: ({ question, summary, history, assistantName, language, signal }) =>
      chat.stream(
        [
          { role: 'system', content: teacherPrompt({ assistantName, language }) },
          ...(summary === '' ? [] : [{ role: 'system' as const, content: summary }]),
          ...history,
          { role: 'user', content: question },
        ],
        signal,
      ),
  };
}
