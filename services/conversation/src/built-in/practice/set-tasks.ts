import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import type { Asked } from '../skill.ts';
import { noteOf } from './honest-note.ts';
import type { PracticeFile } from './practice-file.ts';
import * as say from './sayings.ts';
import type { Task, TaskKind } from './tasks/task.ts';
import { taskKindFor } from './tasks/task-kind-for.ts';
import type { Wish } from './wish/wish.ts';

const MOST_TRIES = 40;

/** Sets tasks: of the kind that was wished for, none twice in a talk. */
export function createTaskSetter(content: PracticeFile, desk: WordsToPractise) {
  const kindFor = (wish: Wish, { level }: Asked): TaskKind =>
    taskKindFor(content, desk, wish, level);

  /** The next task; where it is to be harder or easier than another one, it is where that can be. */
  function nextTask(
    wish: Wish,
    asked: Asked,
    startedAt: number,
    than: Task | null = null,
    isHarder = false,
  ): Task {
    const kind = kindFor(wish, asked);
    const talk = asked.history
      .filter(({ role }) => role === 'assistant')
      .map((turn) => turn.content);
    const firstSeed =
      hash(`${startedAt} ${asked.history[0]?.content ?? asked.question}`) +
      asked.history.length * 97;
    const since = asked.history.slice(startedAt).map(({ content }) => content);
    const named = [...(kind.named ?? []), ...namedLater(kind, asked, startedAt)].find(
      ({ prompt }) => !since.some((said) => said.includes(prompt)),
    );
    if (named) return named;
    const isOld = ({ prompt }: Task) =>
      talk.some((said) => said.includes(prompt) || said.includes(storyOf(prompt)));
    const drawn = Array.from(
      { length: MOST_TRIES },
      (_, tries) => () => kind.make(firstSeed + tries),
    );
    const weight = than?.weight;
    if (weight !== undefined)
      for (const draw of drawn) {
        const task = draw();
        const isFit =
          task.weight !== undefined && (isHarder ? task.weight > weight : task.weight < weight);
        if (isFit && !isOld(task)) return task;
      }
    for (const draw of drawn) {
      const task = draw();
      if (!isOld(task)) return task;
    }
    return kind.make(firstSeed + MOST_TRIES);
  }

  const begin = (wish: Wish, asked: Asked) =>
    [say.start(wish), noteOf(wish), nextTask(wish, asked, asked.history.length).prompt]
      .filter((words) => words !== '')
      .join(' ');

  return { kindFor, nextTask, begin };
}

/** What was named while the practice ran, and taken: "jetzt Italien, dann Spanien". */
function namedLater(kind: TaskKind, { history }: Asked, startedAt: number): Task[] {
  return history.slice(startedAt).flatMap(({ role, content }, place, turns) => {
    const isTaken = role === 'user' && turns[place + 1]?.content.startsWith(say.TAKEN);
    return isTaken ? (kind.name?.(content) ?? []) : [];
  });
}

const STORY = /^(\D{6,}?)\d.*\. /u;
/** How a word problem begins; no other kind of task tells a story. */
const storyOf = (prompt: string) => STORY.exec(prompt)?.[1] ?? prompt;

export type TaskSetter = ReturnType<typeof createTaskSetter>;

function hash(text: string): number {
  let value = 2_166_136_261; // FNV-1a
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}
