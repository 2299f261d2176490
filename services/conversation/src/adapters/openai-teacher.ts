import { createOpenAiChat } from '@lux/ai/providers/chat/openai-chat.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { describeTopic } from '@lux/knowledge/talk/describe-topic.ts';
import type { Teacher, Turn } from '../answers/teacher.ts';
import { restsOn, withPassage } from '../books/passage-for-model.ts';
import { exchangesOf, readAsked } from '../built-in/skill.ts';
import { tellTopic, topicSource, withTopic } from '../topics/tell-topic.ts';
import { answerTokens, CONCERN_PROMPT, levelPrompts, teacherPrompt } from './teacher-prompt.ts';

/**
 * What the talk is about, as the built-in teacher would know it, and what we have checked of it: both
 * tiers remember alike. Our own words only, never a child's: a model obeys a system message.
 */
function topicPrompt(knowledge: Knowledge, { question, history, assistantName, level }: Turn) {
  const now = new Date();
  const { history: before } = readAsked(question, { history, assistantName, level, now });
  const topic = describeTopic(
    // A model answers in words of its own: what is talked of is read from the questions.
    knowledge.topicAsked(
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
      const { topic = null } = turn;
      if (topic && topic.excerpt.length === 0) {
        onSource?.(topicSource(topic));
        return yield tellTopic(topic);
      }
      const found = topic ? null : ((await lookUp?.()) ?? null);
      const system = [
        teacherPrompt(turn),
        levelPrompts[level],
        ...topicPrompt(knowledge, turn),
        ...(concern === undefined ? [] : [CONCERN_PROMPT]),
      ];
      const passage = found && withPassage(question, found);
      const asked = topic ? withTopic(question, topic) : (passage ?? question);
      let said = '';
      for await (const piece of chat.stream(
        [
          { role: 'system', content: system.join('\n') },
          ...withSummary(summary, [...history, { role: 'user', content: asked }]),
        ],
        { signal, onCut, answerTokens: answerTokens[level] },
      )) {
        said += piece;
        yield piece;
      }
      if (topic && restsOn(said, topic, question)) onSource?.(topicSource(topic));
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
