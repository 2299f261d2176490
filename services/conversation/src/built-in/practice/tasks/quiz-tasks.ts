import { shuffle } from '@lux/random/choose.ts';
import { createRandom } from '@lux/random/random.ts';
import { answerIn, hearChoice, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { WANTS_YES_OR_NO } from '../wish/topics.ts';
import type { Wish } from '../wish/wish.ts';
import { fromList } from './list-tasks.ts';
import { plainWords, type Task, type TaskKind } from './task.ts';

type Level = 'young' | 'older';
type QuizItem = PracticeFile['quiz'][number];
/** So many words of a guess at most leave room for the rest of it. */
const GUESSED = 1;
/** Fewer hard or easy questions of one topic are no quiz: then all of it are asked. */
const LEAST_OF_LEVEL = 3;

export function quizTasks(
  { quiz }: PracticeFile,
  level: Level,
  { topic, shift, words }: Pick<Wish, 'topic' | 'shift' | 'words'>,
): TaskKind {
  const ofLevel = quiz.filter((item) => item.topic === topic && item.level === level);
  const isOfLevel = topic === null || (shift !== 0 && ofLevel.length >= LEAST_OF_LEVEL);
  const isWanted = (item: QuizItem) =>
    (topic === null || item.topic === topic) && (!isOfLevel || item.level === level);
  const toChoose = fromList(quiz, isWanted, ({ question, right, wrong }) => {
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
  });
  const yesOrNo = fromList(quiz, isWanted, yesNoTask);
  return {
    ...(WANTS_YES_OR_NO.test(words.join(' ')) ? yesOrNo : toChoose),
    find: (said) => toChoose.find(said) ?? yesOrNo.find(said),
  };
}

const SAYS_YES = /(?<!\p{L})(?:ja|jo|jap|wahr|richtig|stimmt|doch)(?!\p{L})(?! nicht)/iu;
const SAYS_NO = /(?<!\p{L})(?:nein|nee?|nö|falsch|nicht|gelogen|quatsch)(?!\p{L})/iu;
const MOST_WORDS = 4;

/** "Welcher Planet ist der größte? Jemand sagt: Mars. Ja oder nein?" */
function yesNoTask({ question, right, wrong }: QuizItem): Task {
  const isTrue = question.length % 2 === 0;
  const said = isTrue ? right : wrong[question.length % wrong.length];
  return {
    prompt: `${question}? Ich sage: ${said}. Ja oder nein?`,
    judge(answer) {
      if (plainWords(answer).length > MOST_WORDS) return null;
      const [isYes, isNo] = [SAYS_YES.test(answer), SAYS_NO.test(answer)];
      if (isYes === isNo) return null;
      return isYes === isTrue;
    },
    takesYesOrNo: true,
    hint: `Überleg noch einmal: Stimmt „${said}“ wirklich?`,
    secondHint: `Zur Auswahl stehen ${right} und ${wrong[0]}. Eines davon ist richtig.`,
    reason: `Richtig ist: ${right}.`,
    solution: `Die Antwort ist: ${right}.`,
  };
}
