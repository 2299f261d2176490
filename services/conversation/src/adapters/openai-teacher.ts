import { createOpenAiChat } from '@lux/ai/providers/openai-chat.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { describeTopic } from '@lux/knowledge/talk/describe-topic.ts';
import type { Teacher, Turn } from '../answers/teacher.ts';
import { restsOn, withPassage } from '../books/passage-for-model.ts';
import { exchangesOf, readAsked } from '../built-in/skill.ts';

/** The beginning of the system prompt. It is the same for every request, so providers can cache it. */
function teacherPrompt({ assistantName, language }: Pick<Turn, 'assistantName' | 'language'>) {
  return `Du bist ${assistantName}, eine freundliche, geduldige Lehrerin für Kinder von 6 bis 12 Jahren.
Deine Antwort wird vorgelesen. Antworte deshalb in zwei bis vier kurzen, einfachen Sätzen mit einem einzigen Gedanken.
Benutze keine Listen, keine Überschriften, keine Emojis, keine Sonderzeichen und keine Formeln, die vorgelesen seltsam klingen.
Sag nur, was stimmt. Wenn du etwas nicht weißt, sag das ehrlich und schlage vor, wo das Kind nachsehen oder wen es fragen kann.
Frag am Ende manchmal freundlich zurück. Dränge das Kind nie, länger zu bleiben.
Frag nie nach Namen, Adresse, Schule, Fotos, Telefonnummern oder Geheimnissen. Wenn ein Kind so etwas erzählt, geh nicht darauf ein.
Wörter in eckigen Klammern wie [Name 1] oder [Ort] stehen für etwas, das geheim bleibt. Schreib sie genau so, wenn du sie brauchst, zum Beispiel „Schön, [Name 1]!“, und sprich nicht über die Klammern.
Sprich nicht über Gewalt, Sex, Drogen, Waffen oder Hass; lenke freundlich zu etwas anderem.
Wenn ein Kind in Not ist, rate ihm, mit einem vertrauten Erwachsenen zu sprechen oder die Nummer gegen Kummer 116 111 anzurufen.
Antworte in der Sprache mit dem Kürzel ${language}.`;
}

/** How long sentences and answers are for an age. */
const levelPrompts: Record<Turn['level'], string> = {
  young:
    'Das Kind ist 5 bis 8 Jahre alt: höchstens 12 Wörter in einem Satz, höchstens 60 Wörter im Ganzen, nur Wörter, die es kennt.',
  older:
    'Das Kind ist 9 bis 14 Jahre alt: höchstens 18 Wörter in einem Satz, höchstens 90 Wörter im Ganzen; Fachwörter erklärst du.',
};

/** Where the gate is not sure whether a child calls for help. */
const CONCERN_PROMPT =
  'Vielleicht bedrückt das Kind etwas, oder es braucht Hilfe. Geh zuerst liebevoll darauf ein und frag einmal nach. Nenne dann einen vertrauten Erwachsenen und die Nummer gegen Kummer 116 111. Ist die Frage harmlos, beantworte sie ganz normal.';

/**
 * What the talk is about, as the built-in teacher would know it, and what we have checked of it: both
 * tiers remember alike. Our own words only, never a child's: a model obeys a system message.
 */
function topicPrompt(knowledge: Knowledge, { question, history, assistantName, level }: Turn) {
  const now = new Date();
  const { history: before } = readAsked(question, { history, assistantName, level, now });
  const topic = describeTopic(
    // A model answers in words of its own: what is talked of is read from the questions.
    knowledge.topicOf(
      [...exchangesOf(before).map((exchange) => ({ question: exchange.question })), { question }],
      level,
    ),
    level,
  );
  if (!topic) return [];
  const { line, source } = topic;
  return [
    `Ihr sprecht gerade über: ${line} Passt die Frage nicht dazu, lass es weg.`,
    ...(source ? [`Das ist geprüft, du darfst es verwenden: ${source}`] : []),
  ];
}

/** LUX answered by a model behind an OpenAI-compatible server. */
export function createOpenAiTeacher(provider: OpenAiProvider, knowledge: Knowledge): Teacher {
  const chat = createOpenAiChat(provider);
  return {
    async *answer(turn) {
      const { question, summary, history, level, signal, onCut, concern, lookUp, onSource } = turn;
      const found = (await lookUp?.()) ?? null;
      const system = [
        teacherPrompt(turn),
        levelPrompts[level],
        ...topicPrompt(knowledge, turn),
        ...(concern === undefined ? [] : [CONCERN_PROMPT]),
      ];
      const asked = found ? withPassage(question, found) : question;
      let said = '';
      for await (const piece of chat.stream(
        [
          { role: 'system', content: system.join('\n') },
          ...withSummary(summary, [...history, { role: 'user', content: asked }]),
        ],
        { signal, onCut },
      )) {
        said += piece;
        yield piece;
      }
      if (found && restsOn(said, found, question)) onSource?.(found.source);
    },
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
