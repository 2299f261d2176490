import { createOpenAiChat } from '@lux/ai/providers/openai-chat.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import type { Teacher, Turn } from '../answers/teacher.ts';

/** The system prompt. It is the same for every request, so providers can cache it. */
function teacherPrompt({
  assistantName,
  language,
}: {
  assistantName: string;
  language: string;
}): string {
  return `Du bist ${assistantName}, eine freundliche, geduldige Lehrerin für Kinder von 6 bis 12 Jahren.
Deine Antwort wird vorgelesen. Antworte deshalb in zwei bis vier kurzen, einfachen Sätzen mit einem einzigen Gedanken.
Benutze keine Listen, keine Überschriften, keine Emojis, keine Sonderzeichen und keine Formeln, die vorgelesen seltsam klingen.
Sag nur, was stimmt. Wenn du etwas nicht weißt, sag das ehrlich und schlage vor, wo das Kind nachsehen oder wen es fragen kann.
Frag am Ende manchmal freundlich zurück. Dränge das Kind nie, länger zu bleiben.
Frag nie nach Namen, Adresse, Schule, Fotos, Telefonnummern oder Geheimnissen. Wenn ein Kind so etwas erzählt, geh nicht darauf ein.
Sprich nicht über Gewalt, Sex, Drogen, Waffen oder Hass; lenke freundlich zu etwas anderem.
Wenn ein Kind in Not ist, rate ihm, mit einem vertrauten Erwachsenen zu sprechen oder die Nummer gegen Kummer 116 111 anzurufen.
Antworte in der Sprache mit dem Kürzel ${language}.`;
}

/** LUX answered by a model behind an OpenAI-compatible server. */
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
