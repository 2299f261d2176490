import { hearWord, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { fromList } from './list-tasks.ts';
import { halfOf, type Task, type TaskKind } from './task.ts';

type CapitalItem = PracticeFile['capitals'][number];

/** Of German Länder, unless another part of the world is wished for or named. */
export function capitalTasks(
  { capitals }: PracticeFile,
  topic: string | null,
  words: readonly string[],
): TaskKind {
  const taskOf = ({ land, of = `von ${land}`, capital, others }: CapitalItem): Task => ({
    prompt: `Wie heißt die Hauptstadt ${of}?`,
    judge: (answer) =>
      isAnotherMatter(answer)
        ? null
        : hearWord(answer, [capital, ...others], { others: capitals.map((one) => one.capital) }),
    hint: `Die Stadt beginnt mit ${capital.charAt(0)}.`,
    secondHint: halfOf(capital),
    reason: `Jedes Land hat eine Hauptstadt. Meist sitzt dort die Regierung. Hier heißt sie ${capital}.`,
    solution: `Die Hauptstadt ${of} ist ${capital}.`,
  });
  const naming = { nameOf: ({ land }: CapitalItem) => land, words };
  const ofArea = (area: string) => fromList(capitals, (item) => item.area === area, taskOf, naming);
  const first = ofArea('deutschland').named?.[0];
  const area = topic ?? capitals.find((item) => taskOf(item).prompt === first?.prompt)?.area;
  return ofArea(area ?? 'deutschland');
}
