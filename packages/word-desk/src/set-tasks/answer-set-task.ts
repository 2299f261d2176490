import type { Tools } from '../desk/tools.ts';
import { ENGLISH_FORMS, translateList } from './english-forms.ts';
import { ENGLISH_KNOWN, englishRules } from './english-known.ts';
import { ENGLISH_QUESTIONS, listed } from './english-questions.ts';
import { GERMAN_QUESTIONS } from './german-questions.ts';
import { GERMAN_SENTENCE_TASKS } from './german-sentence-tasks.ts';
import { GERMAN_WORD_TASKS } from './german-word-tasks.ts';
import type { SetTask, TaskAnswer } from './set-task.ts';

/** These go before the question; what they do not know the desk is asked for. */
const ANSWERS: Readonly<Record<string, TaskAnswer>> = {
  ...GERMAN_WORD_TASKS,
  ...GERMAN_SENTENCE_TASKS,
  ...ENGLISH_FORMS,
  ...ENGLISH_KNOWN,
};
const QUESTIONS = { ...GERMAN_QUESTIONS, ...ENGLISH_QUESTIONS };
const NOT_SURE = /nicht sicher übersetzen|kenne ich leider nicht|weiß ich leider nicht/u;

/** Answers a task that a reader has understood; null where the desk knows no sure answer. */
export function answerSetTask(
  set: SetTask,
  tools: Tools,
  ask: (question: string) => string | null,
): string | null {
  const rule = englishRules().rules[set.task];
  if (rule !== undefined) return rule;
  const own = ANSWERS[set.task]?.(set, tools) ?? null;
  if (own !== null) return own;
  const words = set.task === 'en-toEnglish' ? listed(set.detail || set.word) : [];
  const each = words.length > 1 ? translateList(words, tools) : null;
  if (each !== null) return each;
  const question = QUESTIONS[set.task]?.(set) ?? (set.task === 'rule' ? set.said : null);
  const said = question === null ? null : ask(question);
  return said !== null && NOT_SURE.test(said) && set.task !== 'en-toEnglish' ? null : said;
}
