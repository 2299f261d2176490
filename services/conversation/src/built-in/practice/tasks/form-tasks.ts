import { hearWord, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { fromList } from './list-tasks.ts';
import { halfOf, plainWords, type Task, type TaskKind } from './task.ts';

const MOST_WORDS = 4;
const PRONOUNS = ['ich', 'du', 'er', 'wir', 'ihr', 'sie'] as const;
const ENDINGS: Readonly<Record<(typeof PRONOUNS)[number], string>> = {
  ich: 'e',
  du: 'st',
  er: 't',
  wir: 'en',
  ihr: 't',
  sie: 'en',
};

/** "Wie heißt „laufen“ bei „du“?" */
export function personTasks({ persons }: PracticeFile, words: readonly string[]): TaskKind {
  return fromList(
    persons.flatMap(([verb, ...forms]) =>
      forms.map((form, at) => ({ verb, form, pronoun: PRONOUNS[at] ?? 'ich' })),
    ),
    // Of "wir" and "sie" the form is the verb itself.
    ({ pronoun }) => pronoun !== 'wir' && pronoun !== 'sie',
    ({ verb, form, pronoun }): Task => ({
      prompt: `Wie heißt das Verb „${verb}“ bei „${pronoun}“?`,
      judge(answer) {
        if (isAnotherMatter(answer) || plainWords(answer).length > MOST_WORDS) return null;
        const said = answer.replace(/(?<!\p{L})(?:ich|du|er|sie|es|wir|ihr)(?!\p{L})/giu, ' ');
        return hearWord(said, [form], { isExact: true });
      },
      hint: `Bei „${pronoun}“ endet das Verb meist auf „${ENDINGS[pronoun]}“.`,
      secondHint: halfOf(`${pronoun} ${form}`),
      reason: form.startsWith(verb.slice(0, -2))
        ? `Der Anfang bleibt gleich, nur das Ende ändert sich: ${pronoun} ${form}.`
        : `Bei diesem Verb ändert sich innen ein Buchstabe: ${pronoun} ${form}.`,
      solution: `Es heißt: ${pronoun} ${form}.`,
    }),
    { nameOf: ({ verb }) => verb, words },
  );
}

/** "Wie steigert man „groß“? groß, größer, am …" */
export function steppedTasks({ stepped }: PracticeFile, words: readonly string[]): TaskKind {
  return fromList(
    stepped,
    () => true,
    ([plain, more, most]): Task => ({
      prompt: `Steigere das Wort „${plain}“. Wie heißen die beiden nächsten Stufen?`,
      judge(answer) {
        const said = plainWords(answer);
        if (isAnotherMatter(answer) || said.length > MOST_WORDS + 1) return null;
        const [isMore, isMost] = [more, most].map((form) => hearWord(answer, [form]) === true);
        return isMore && isMost ? true : isMore || isMost || said.length > 1 ? false : null;
      },
      hint: `Die erste Stufe hört man, wenn du zwei vergleichst: ${plain}, …er als.`,
      secondHint: `Es fängt so an: ${plain}, ${more}, am …`,
      reason: `Vergleich zwei Dinge, dann viele: ${plain}, ${more}, am ${most}.`,
      solution: `Es heißt: ${plain}, ${more}, am ${most}.`,
    }),
    { nameOf: ([plain]) => plain, words },
  );
}

const CASES = ['Nominativ', 'Genitiv', 'Dativ', 'Akkusativ'] as const;
const ASKS: Readonly<Record<(typeof CASES)[number], string>> = {
  Nominativ: 'Wer oder was',
  Genitiv: 'Wessen',
  Dativ: 'Wem',
  Akkusativ: 'Wen oder was',
};
const HEARD: Readonly<Record<(typeof CASES)[number], RegExp>> = {
  Nominativ: /nominativ|(?<!\p{L})(?:1|eins|erste\p{L}*)(?!\p{L})|wer ?fall|werfall/u,
  Genitiv: /genitiv|genetiv|(?<!\p{L})(?:2|zwei|zweite\p{L}*)(?!\p{L})|wes(?:sen|s|en)? ?-?fall/u,
  Dativ: /dativ|(?<!\p{L})(?:3|drei|dritte\p{L}*)(?!\p{L})|wem ?-?fall/u,
  Akkusativ: /akk?usativ|(?<!\p{L})(?:4|vier|vierte\p{L}*)(?!\p{L})|wen ?-?fall/u,
};

/** "Ich helfe dem Hund. In welchem Fall steht „dem Hund“?" */
export function caseTasks({ cases }: PracticeFile): TaskKind {
  return fromList(
    cases,
    () => true,
    ({ sentence, part, is, ask }): Task => ({
      prompt: `${sentence} In welchem Fall steht „${part}“?`,
      judge(answer) {
        const said = CASES.filter((name) => HEARD[name].test(answer.toLowerCase()));
        if (isAnotherMatter(answer)) return null;
        return said.length === 1 ? said[0] === is : hearWord(answer, [is]);
      },
      hint: `Frag nach „${part}“: wer, wessen, wem oder wen?`,
      secondHint: `Frag so: ${ask}?`,
      reason: `Man fragt: ${ask}? Mit „${ASKS[is]}“ fragt man nach dem ${is}.`,
      solution: `„${part}“ steht im ${is}. Man fragt: ${ask}?`,
    }),
  );
}
