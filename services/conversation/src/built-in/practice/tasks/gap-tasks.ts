import { isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { SEIT } from '../wish/topics.ts';
import { fromList } from './list-tasks.ts';
import { plainWords, type TaskKind } from './task.ts';

type Gap = PracticeFile['gaps'][number];

const ASKS: Readonly<Record<Gap['topic'], string>> = {
  das: 'Das mit einem s oder dass mit zwei s?',
  seit: 'Seit mit t oder seid mit d?',
};
const HINTS: Readonly<Record<Gap['topic'], string>> = {
  das: 'Passt dort auch „dieses“ oder „welches“? Dann ist es das mit einem s.',
  seit: 'Geht es um die Zeit, schreibst du t. Gehört es zu „ihr“, schreibst du d.',
};
/** How the letter that decides is said. */
const HEARD: Readonly<Record<Gap['right'], RegExp>> = {
  das: /(?<!\p{L})(?:das|(?:ein|einem|einfach\p{L}*|nur) s|einem)(?!\p{L})/u,
  dass: /(?<!\p{L})(?:dass|daß|(?:zwei|doppel|doppelt\p{L}*) ?s|ss|zwei|scharfe\p{L}*)(?!\p{L})/u,
  seit: /(?<!\p{L})(?:seit|t|te|tee)(?!\p{L})/u,
  seid: /(?<!\p{L})(?:seid|d|de)(?!\p{L})/u,
};
const OTHER: Readonly<Record<Gap['right'], Gap['right']>> = {
  das: 'dass',
  dass: 'das',
  seit: 'seid',
  seid: 'seit',
};
const MOST_WORDS = 6;

/** A gap that one of two words of the same sound fills: "Ich hoffe, … du kommst." */
export function gapTasks({ gaps }: PracticeFile, topic: string | null): TaskKind {
  return fromList(
    gaps,
    (gap) => gap.topic === (topic === SEIT ? SEIT : 'das'),
    ({ topic: about, sentence, right, reason }) => ({
      prompt: `Was fehlt hier: „${sentence}“ ${ASKS[about]}`,
      judge(answer) {
        const words = plainWords(answer);
        if (isAnotherMatter(answer) || words.length > MOST_WORDS) return null;
        const said = answer.toLowerCase();
        const isRight = HEARD[right].test(said);
        const isOther = HEARD[OTHER[right]].test(said);
        // "Dass mit zwei s" names one of them twice.
        if (right === 'dass' && isRight) return true;
        if (right === 'das' && isOther) return false;
        return isRight ? true : isOther ? false : null;
      },
      hint: HINTS[about],
      secondHint: reason,
      reason,
      solution: `Richtig ist: „${sentence.replace('…', right)}“ ${reason}`,
    }),
  );
}
