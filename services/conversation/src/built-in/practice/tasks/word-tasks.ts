import { shuffle } from '@lux/random/choose.ts';
import { createRandom, integerBelow } from '@lux/random/random.ts';
import { hearSpelling } from '@lux/word-desk/sound/hear-spelling.ts';
import { answerIn, hearChoice, hearWord, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { DOUBLED } from '../wish/topics.ts';
import type { Wish } from '../wish/wish.ts';
import { plainWords, type Task, type TaskKind } from './task.ts';

/** Tasks made of a list: one item is drawn, and found again by its prompt. */
export function fromList<Item>(
  all: readonly Item[],
  wanted: (item: Item) => boolean,
  toTask: (item: Item) => Task,
  named: readonly Item[] = [],
): TaskKind {
  const some = all.filter(wanted);
  let tasks: Task[] | null = null;
  const drawn = some.length > 0 ? some : all;
  return {
    make(seed) {
      const item = drawn[integerBelow(createRandom(seed), drawn.length)];
      if (item === undefined) throw new RangeError('There is nothing to practise');
      return toTask(item);
    },
    find(said) {
      tasks ??= all.map(toTask);
      return tasks.find(({ prompt }) => said.endsWith(prompt)) ?? null;
    },
    named: named.map(toTask),
  };
}

const LEAST_NAMED = 2;
/** The items that a wish names, in its order; none where fewer than two are named. */
export function itemsNamed<Item>(
  all: readonly Item[],
  nameOf: (item: Item) => string,
  words: readonly string[],
): Item[] {
  const found = words.flatMap(
    (word) => all.find((item) => nameOf(item).toLowerCase() === word) ?? [],
  );
  return found.length < LEAST_NAMED ? [] : [...new Set(found)];
}

/** More of a word than its first letter, for who asks for one more tip. */
const halfOf = (word: string) =>
  `Es fängt so an: ${word.slice(0, Math.max(2, Math.ceil(word.length / 2)))}.`;

/** So many words of a guess at most leave room for the rest of it. */
const GUESSED = 1;
type Level = 'young' | 'older';
const startsWith = (word: string) =>
  `Das Wort beginnt mit ${word.charAt(0).toUpperCase()} und hat ${word.length} Buchstaben.`;

export function quizTasks({ quiz }: PracticeFile, level: Level, topic: string | null): TaskKind {
  return fromList(
    quiz,
    (item) => (topic === null ? item.level === level : item.topic === topic),
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

/** Of one topic where so many words of it are known. */
const LEAST_OF_TOPIC = 4;

export function englishTasks(
  { english, topics }: PracticeFile,
  level: Level,
  { topic, words }: Pick<Wish, 'topic' | 'words'>,
): TaskKind {
  const ofTopic = topic === null ? [] : (topics[topic] ?? []);
  const isOfTopic =
    english.filter((item) => ofTopic.includes(item.german)).length >= LEAST_OF_TOPIC;
  const others = english.map((item) => item.english);
  return fromList(
    english,
    (item) => (isOfTopic ? ofTopic.includes(item.german) : item.level === level),
    (item) => ({
      prompt: `Wie heißt „${item.german}“ auf Englisch?`,
      judge: (answer) =>
        isAnotherMatter(answer)
          ? null
          : hearWord(answer, [item.english, ...item.others], { isEnglish: true, others }),
      hint: `Das englische Wort beginnt mit ${item.english.charAt(0).toUpperCase()}.`,
      secondHint: `Es hat ${item.english.length} Buchstaben. ${halfOf(item.english)}`,
      reason: 'So heißt es auf Englisch. Sprich das Wort dreimal laut, dann bleibt es im Kopf.',
      solution: `„${item.german}“ heißt auf Englisch “${item.english}”.`,
    }),
    itemsNamed(english, ({ german }) => german, words),
  );
}

export function oppositeTasks(
  { opposites }: PracticeFile,
  level: Level,
  words: readonly string[],
): TaskKind {
  return fromList(
    opposites,
    (item) => item.level === level,
    ({ word, opposite, others }) => ({
      prompt: `Was ist das Gegenteil von „${word}“?`,
      judge: (answer) => (isAnotherMatter(answer) ? null : hearWord(answer, [opposite, ...others])),
      hint: `Das Wort beginnt mit ${opposite.charAt(0).toUpperCase()}.`,
      secondHint: halfOf(opposite),
      reason: `„${opposite}“ sagt genau das Umgekehrte von „${word}“.`,
      solution: `Das Gegenteil von „${word}“ ist „${opposite}“.`,
    }),
    itemsNamed(opposites, ({ word }) => word, words),
  );
}

export function articleTasks({ nouns }: PracticeFile, words: readonly string[]): TaskKind {
  return fromList(
    nouns,
    () => true,
    ({ one, article, many }) => ({
      prompt: `Heißt es der, die oder das „${one}“?`,
      judge(answer) {
        if (isAnotherMatter(answer)) return null;
        const said = plainWords(answer).filter((word) => /^(?:der|die|das)$/.test(word));
        const last = said.at(-1);
        const isWavering = /(?<!\p{L})oder(?!\p{L})/u.test(answer) && new Set(said).size > 1;
        if (!last || isWavering || plainWords(answer).length > 6) return null;
        return last === article;
      },
      hint: `In der Mehrzahl sagst du: die ${many}. Probier alle drei einmal laut aus.`,
      reason: `Dafür gibt es keine Regel, die immer stimmt. Lern das Wort immer mit Artikel: ${article} ${one}.`,
      solution: `Es heißt: ${article} ${one}.`,
    }),
    itemsNamed(nouns, ({ one }) => one, words),
  );
}

export function pluralTasks({ nouns }: PracticeFile, words: readonly string[]): TaskKind {
  return fromList(
    nouns,
    () => true,
    ({ one, many }) => ({
      prompt: `Wie heißt die Mehrzahl von „${one}“?`,
      judge: (answer) =>
        isAnotherMatter(answer) ? null : hearWord(answer, [many], { isExact: true }),
      hint: `Sag einmal: ein ${one}, viele … Wie geht es weiter? Es beginnt mit ${many.charAt(0)}.`.replace(
        'Wie geht es weiter? ',
        '',
      ),
      secondHint: halfOf(many),
      reason: `Das merkt man sich am besten als Paar: „${one}“ und „${many}“.`,
      solution: `Die Mehrzahl von „${one}“ ist „${many}“.`,
    }),
    itemsNamed(nouns, ({ one }) => one, words),
  );
}

export function capitalTasks({ capitals }: PracticeFile, topic: string | null): TaskKind {
  return fromList(
    capitals,
    ({ area }) => area === (topic ?? 'deutschland'),
    ({ land, capital }) => ({
      prompt: `Wie heißt die Hauptstadt ${/^(?:Saarland)$/.test(land) ? 'vom' : 'von'} ${land}?`,
      judge: (answer) =>
        isAnotherMatter(answer)
          ? null
          : hearWord(answer, [capital], { others: capitals.map((one) => one.capital) }),
      hint: `Die Stadt beginnt mit ${capital.charAt(0)}.`,
      secondHint: halfOf(capital),
      reason: `Hauptstadt ist die Stadt, in der die Regierung sitzt. Hier ist das ${capital}.`,
      solution: `Die Hauptstadt ${/^(?:Saarland)$/.test(land) ? 'vom' : 'von'} ${land} ist ${capital}.`,
    }),
  );
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function letterTasks(): TaskKind {
  return fromList(
    ALPHABET.slice(0, -1),
    () => true,
    (letter) => {
      const at = ALPHABET.indexOf(letter);
      const next = ALPHABET[at + 1] ?? '';
      return {
        prompt: `Welcher Buchstabe kommt nach ${letter}?`,
        judge(answer) {
          if (isAnotherMatter(answer)) return null;
          const words = plainWords(answer).filter(
            (word) => word.length === 1 || hearSpelling(`${word} a`) !== null,
          );
          const last = words.at(-1);
          return last === undefined || plainWords(answer).length > 7
            ? null
            : hearSpelling(`${last} a`) === `${next.toLowerCase()}a`;
        },
        reason: 'Das ABC hat immer dieselbe Reihenfolge. Sing es, dann hörst du es.',
        hint: `Sag das ABC: ${ALPHABET.slice(Math.max(0, at - 3), at + 1).join(', ')} …`.replace(
          ' …',
          ' und weiter.',
        ),
        solution: `Nach ${letter} kommt ${next}.`,
      };
    },
  );
}

const IS_DOUBLED = /([bdfglmnprst])\1|ck|tz/iu;

/** LUX dictates a word in a sentence; the child spells it or writes it. */
export function spellingTasks(
  { spelling }: PracticeFile,
  level: Level,
  letters: string | null,
): TaskKind {
  const has = (word: string) =>
    letters !== null &&
    (letters === DOUBLED ? IS_DOUBLED.test(word) : word.toLowerCase().includes(letters));
  const isKnown = spelling.filter(({ word }) => has(word)).length >= LEAST_OF_TOPIC;
  return fromList(
    spelling,
    (item) => (isKnown ? has(item.word) : item.level === level),
    ({ word, sentence }) => {
      const wanted = word.toLowerCase().replaceAll('ß', 'ss');
      return {
        prompt: `${sentence} Buchstabiere oder schreibe: „${word}“.`,
        judge(answer) {
          const spelt = hearSpelling(answer);
          if (spelt !== null) return spelt === wanted;
          const words = plainWords(answer);
          if (words.includes(wanted)) return true;
          return words.length === 1 && !isAnotherMatter(answer) ? false : null;
        },
        hint: startsWith(word),
        secondHint: halfOf(word),
        reason: 'Sprich das Wort langsam, Silbe für Silbe. Was man nicht hört, merkt man sich.',
        solution: `„${word}“ schreibt man so: ${[...word.toUpperCase().replaceAll('SS', 'SS')].join(', ')}.`,
      };
    },
  );
}
