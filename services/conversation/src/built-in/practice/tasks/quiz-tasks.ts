import { shuffle } from '@lux/random/choose.ts';
import { createRandom } from '@lux/random/random.ts';
import { answerIn, hearChoice, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import type { Wish } from '../wish/wish.ts';
import { fromList } from './list-tasks.ts';
import { plainWords, type TaskKind } from './task.ts';

type Level = 'young' | 'older';
/** So many words of a guess at most leave room for the rest of it. */
const GUESSED = 1;
/** Fewer hard or easy questions of one topic are no quiz: then all of it are asked. */
const LEAST_OF_LEVEL = 3;

export function quizTasks(
  { quiz }: PracticeFile,
  level: Level,
  { topic, shift }: Pick<Wish, 'topic' | 'shift'>,
): TaskKind {
  const ofLevel = quiz.filter((item) => item.topic === topic && item.level === level);
  const isOfLevel = topic === null || (shift !== 0 && ofLevel.length >= LEAST_OF_LEVEL);
  return fromList(
    quiz,
    (item) => (topic === null || item.topic === topic) && (!isOfLevel || item.level === level),
    ({ question, right, wrong }) => {
      const seed = [...question].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
      const options = shuffle(createRandom(seed), [right, ...wrong]);
      const [a, b, c] = options;
      const out = options.indexOf(wrong[0]);
      return {
        prompt: `${question}? A: ${a}, B: ${b} oder C: ${c}?`,
        judge(answer) {
          if (isAnotherMatter(answer)) return null;
          const choice = hearChoice(answer, options);
          if (choice !== null) return options[choice] === right;
          // "Ich glaub der Elefant" is an answer, and none of the three.
          return Math.min(plainWords(answer).length, answerIn(answer).length + GUESSED) <= 3
            ? false
            : null;
        },
        hint: `Ein Tipp: ${'ABC'[out]} kannst du streichen.`,
        reason: `Das kann man in Büchern nachlesen. Richtig ist: ${right}.`,
        secondHint: `Es bleiben nur noch zwei: ${options.filter((_, at) => at !== out).join(' oder ')}.`,
        solution: `Die Antwort ist: ${right}.`,
      };
    },
  );
}
