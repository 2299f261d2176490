import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import { hearWord, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { fromList } from './list-tasks.ts';
import { plainWords, type TaskKind } from './task.ts';

const MOST_WORDS = 5;
const MOST_OTHER_LETTERS = 3;

/** "Wie heißen die drei Formen von “go”?": go, went, gone. */
export function englishVerbTasks(
  { verbs }: PracticeFile,
  words: readonly string[],
  desk: WordsToPractise,
): TaskKind {
  return fromList(
    verbs,
    () => true,
    ([now, past, participle]) => ({
      prompt: `Wie heißen die drei Formen von “${now}”?`,
      judge(answer) {
        const said = plainWords(answer);
        if (isAnotherMatter(answer) || said.length > MOST_WORDS) return null;
        const hears = (form: string) =>
          hearWord(answer, [form], { isEnglish: form.length > MOST_OTHER_LETTERS }) === true;
        if (hears(past) && hears(participle) && (past !== participle || said.length > 1))
          return true;
        return hears(now) || hears(past) || said.length > 1 ? false : null;
      },
      hint: `Sag alle drei hintereinander: erst “${now}”. Die zweite beginnt mit ${past.charAt(0).toUpperCase()}.`,
      secondHint: `Die zweite Form heißt “${past}”. Wie heißt die dritte?`,
      reason: 'Diese Verben sind unregelmäßig. Man lernt sie am besten als kleinen Reim zu dritt.',
      solution: `Es heißt: “${now}, ${past}, ${participle}”.`,
    }),
    { nameOf: ([now]) => now, other: (word) => desk.irregular(word), words },
  );
}
