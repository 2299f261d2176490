import { hearWord, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import type { Wish } from '../wish/wish.ts';
import { fromList } from './list-tasks.ts';
import { halfOf, type Task, type TaskKind } from './task.ts';

type CapitalItem = PracticeFile['capitals'][number];

/** Of German Länder, unless another part of the world is wished for or named. */
export function capitalTasks(
  { capitals }: PracticeFile,
  { topic, words, isTurned }: Pick<Wish, 'topic' | 'words' | 'isTurned'>,
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
  const wanted = ofArea(area ?? 'deutschland');
  const lands = fromList(
    capitals,
    (item) =>
      item.area === (area ?? 'deutschland') && !/stadt|berlin|hamburg|bremen/iu.test(item.land),
    (item) => landTask(item, capitals),
  );
  return { ...(isTurned ? lands : wanted), find: (said) => wanted.find(said) ?? lands.find(said) };
}

/** "Andersrum": from the capital to its land. */
const landTask = ({ land, capital, area }: CapitalItem, all: readonly CapitalItem[]): Task => ({
  prompt: `${area === 'deutschland' ? 'Von welchem Bundesland' : 'Von welchem Land'} ist ${capital} die Hauptstadt?`,
  judge: (answer) =>
    isAnotherMatter(answer)
      ? null
      : hearWord(answer, [land], { others: all.map((one) => one.land) }),
  hint: `${area === 'deutschland' ? 'Das Bundesland' : 'Das Land'} beginnt mit ${land.charAt(0)}.`,
  secondHint: halfOf(land),
  reason: `In ${capital} sitzt die Regierung.`,
  solution: `${capital} gehört zu: ${land}.`,
});
