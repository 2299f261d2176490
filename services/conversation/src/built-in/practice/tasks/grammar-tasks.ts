import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { PERFECT, PRETERITE } from '../wish/topics.ts';
import type { Wish } from '../wish/wish.ts';
import { fromList, type Naming } from './list-tasks.ts';
import { plainWords, type Task, type TaskKind } from './task.ts';

type Kind = keyof PracticeFile['kinds'];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const plainly = (text: string) => plainWords(text).join(' ');
const MOST_WORDS = 6;

/** "Ich gebe" as "geben". */
const infinitiveOf = (now: string) => now.replace(/^ich /u, '').replace(/e$/u, 'en');

/** "Wie heißt „ich gehe“ in der Vergangenheit?" */
export function tenseTasks(
  content: PracticeFile,
  { words, topic, isTurned }: Pick<Wish, 'words' | 'topic' | 'isTurned'>,
  desk: WordsToPractise,
): TaskKind {
  const kinds = [null, PERFECT, PRETERITE].map((form) => ({
    form,
    kind: pastTasks(content, form, words, desk),
  }));
  const back = fromList(content.tenses, () => true, presentTask);
  const wanted =
    kinds.find(({ form }) => form === topic)?.kind ?? pastTasks(content, null, words, desk);
  return {
    ...(isTurned ? back : wanted),
    find: (said) =>
      back.find(said) ??
      kinds.map(({ kind }) => kind.find(said)).find((task) => task !== null) ??
      null,
  };
}

/** "Andersrum": from the past to what is now. */
const presentTask = ({ now, past }: PracticeFile['tenses'][number]): Task => ({
  prompt: `Wie heißt „${past}“, wenn es jetzt ist?`,
  judge: (answer) =>
    isAnotherMatter(answer) || plainWords(answer).length > MOST_WORDS
      ? null
      : plainly(answer).endsWith(plainly(now).replace(/^ich /, '')),
  hint: `Sag es so: Jetzt gerade … Es beginnt mit ${capital(now.replace('ich ', '')).charAt(0)}.`,
  reason: `Das merkt man sich am besten als Paar: ${now}, ${past}.`,
  solution: `Es heißt: ${now}.`,
});

const FORM_SAID = /^ich (?:bin|habe?|war|hatte) (?:\p{L}+ ){0,2}\p{L}+[.! ]*$/iu;
const FORM_NAMES: Readonly<Record<string, string>> = {
  [PERFECT]: 'im Perfekt',
  [PRETERITE]: 'im Präteritum',
};

function pastTasks(
  { tenses }: PracticeFile,
  form: string | null,
  words: readonly string[],
  desk: WordsToPractise,
): TaskKind {
  const formsOf = ({ past, perfect }: PracticeFile['tenses'][number]) =>
    form === PERFECT ? [perfect] : form === PRETERITE ? [past] : [past, perfect];
  return fromList(
    tenses,
    () => true,
    ({ now, past, perfect }) => ({
      prompt: `Wie heißt „${now}“ ${form === null ? 'in der Vergangenheit' : FORM_NAMES[form]}?`,
      judge(answer) {
        // "Ich bin gegangen" is a form, and tells nothing of the child.
        const isForm = FORM_SAID.test(answer.trim());
        if ((isAnotherMatter(answer) && !isForm) || plainWords(answer).length > MOST_WORDS)
          return null;
        const said = plainly(answer);
        const isRight = formsOf({ now, past, perfect }).some((right) =>
          [plainly(right), plainly(right).replace(/^ich /, '')].some((each) =>
            said.split(' ').join(' ').endsWith(each),
          ),
        );
        return isRight;
      },
      hint:
        form === PERFECT
          ? `Im Perfekt sagst du zwei Teile. Es beginnt mit: ${perfect.split(' ').slice(0, 2).join(' ')} …`
          : `Sag es so, wie es gestern war: Gestern … ich. Es beginnt mit ${capital(past.replace('ich ', '')).charAt(0)}.`.replace(
              'Gestern … ich. ',
              '',
            ),
      reason:
        past === now.replace(/e$/u, 'te')
          ? `Viele Verben bekommen einfach „te“: ${now}, ${past}.`
          : `Manche Verben ändern ihren Klang. Das merkt man sich: ${now}, ${past}.`,
      solution:
        form === null
          ? `Es heißt: ${past}. Oder: ${perfect}.`
          : `Es heißt: ${form === PERFECT ? perfect : past}.`,
    }),
    {
      nameOf: ({ now }) => infinitiveOf(now),
      other: (word) => desk.tenses(word.replace(/^ich /u, '')),
      words,
    },
  );
}

const KIND_NAMES: Record<Kind, RegExp> = {
  Nomen: /^(?:nomen|namenwort|namenworter|hauptwort|substantiv|dingwort)$/,
  Verb: /^(?:verb|tunwort|tuwort|zeitwort|verben)$/,
  Adjektiv: /^(?:adjektiv|wiewort|eigenschaftswort|adjektive)$/,
};
const KIND_HINTS: Record<Kind, string> = {
  Nomen: 'Davor passt der, die oder das.',
  Verb: 'Man kann es tun: ich, du, er.',
  Adjektiv: 'Es sagt, wie etwas ist. Man kann es steigern.',
};

const wordsOf = ({ kinds }: PracticeFile) =>
  (Object.keys(KIND_NAMES) as Kind[]).flatMap((kind) =>
    (kinds[kind] ?? []).map((word) => ({ word, kind })),
  );

/** "Ist „laufen“ ein Nomen, ein Verb oder ein Adjektiv?" */
export function kindTasks(
  content: PracticeFile,
  words: readonly string[],
  desk: WordsToPractise,
): TaskKind {
  return fromList(
    wordsOf(content),
    () => true,
    ({ word, kind }) => ({
      prompt: `Ist „${word.toUpperCase()}“ ein Nomen, ein Verb oder ein Adjektiv?`,
      judge(answer) {
        if (isAnotherMatter(answer)) return null;
        const said = plainWords(answer).flatMap((each) =>
          (Object.keys(KIND_NAMES) as Kind[]).filter((one) => KIND_NAMES[one].test(each)),
        );
        return said.length === 1 ? said[0] === kind : null;
      },
      hint: KIND_HINTS[kind],
      solution: `„${kind === 'Nomen' ? capital(word) : word}“ ist ein ${kind}.`,
    }),
    kindNaming(desk, words),
  );
}

const kindNaming = (
  desk: WordsToPractise,
  words: readonly string[],
): Naming<{ word: string; kind: Kind }> => ({
  nameOf: ({ word }) => word,
  other: (word) => {
    const kind = desk.kind(word);
    return kind === null ? null : { word, kind };
  },
  words,
});

/** "Schreibt man „hund“ groß oder klein?" */
export function bigOrSmallTasks(
  content: PracticeFile,
  words: readonly string[],
  desk: WordsToPractise,
): TaskKind {
  return fromList(
    wordsOf(content),
    () => true,
    ({ word, kind }) => {
      const isBig = kind === 'Nomen';
      return {
        prompt: `Schreibt man „${word.toUpperCase()}“ groß oder klein?`,
        judge(answer) {
          const words = plainWords(answer).filter((each) => /^(?:gross|klein)/.test(each));
          const [said] = words;
          if (!said || words.length > 1 || plainWords(answer).length > MOST_WORDS) return null;
          return said.startsWith('gross') === isBig;
        },
        hint: 'Nomen schreibt man groß. Passt der, die oder das davor?',
        solution: isBig
          ? `„${capital(word)}“ schreibt man groß, denn es ist ein Nomen.`
          : `„${word}“ schreibt man klein, denn es ist ein ${kind}.`,
      };
    },
    kindNaming(desk, words),
  );
}

/** A word of so many syllables is hard to clap. */
const MANY_SYLLABLES = 3;

/** "Wie viele Silben hat „Banane“?" */
export function syllableTasks(
  { syllables }: PracticeFile,
  shift: number,
  words: readonly string[],
  desk: WordsToPractise,
): TaskKind {
  const isWanted = (parts: readonly string[]) =>
    shift === 0 || (shift > 0 ? parts.length >= MANY_SYLLABLES : parts.length < MANY_SYLLABLES);
  return fromList(
    syllables.map((split) => split.split('-')),
    isWanted,
    (parts) => {
      const word = parts.join('');
      return {
        prompt: `Wie viele Silben hat „${word}“?`,
        judge(answer) {
          const said = isAnotherMatter(answer) ? null : hearNumber(answer);
          return said === null ? null : said === parts.length;
        },
        hint: 'Sprich das Wort langsam und klatsch dabei mit.',
        secondHint: `Klatsch so: ${parts.join(', ')}.`,
        solution: `„${word}“ hat ${parts.length === 1 ? 'eine Silbe' : `${parts.length} Silben: ${parts.join('-')}`}.`,
      };
    },
    { nameOf: (parts) => parts.join(''), other: (word) => desk.syllables(word), words },
  );
}
