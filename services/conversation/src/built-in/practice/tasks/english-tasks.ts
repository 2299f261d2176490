import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import { hearWord, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import { INTO_GERMAN } from '../wish/topics.ts';
import type { Wish } from '../wish/wish.ts';
import { fromList } from './list-tasks.ts';
import { halfOf, type Task, type TaskKind } from './task.ts';

type Level = 'young' | 'older';
/** Of one topic where so many words of it are known. */
const LEAST_OF_TOPIC = 4;

export function englishTasks(
  { english, topics }: PracticeFile,
  level: Level,
  { topic, words }: Pick<Wish, 'topic' | 'words'>,
  desk: WordsToPractise,
): TaskKind {
  const ofTopic = topic === null ? [] : (topics[topic] ?? []);
  const isOfTopic =
    english.filter((item) => ofTopic.includes(item.german)).length >= LEAST_OF_TOPIC;
  const others = english.map((item) => item.english);
  const isWanted = (item: EnglishItem) =>
    isOfTopic ? ofTopic.includes(item.german) : item.level === level;
  const fromGerman = (german: string): EnglishItem | null => {
    const [first, ...more] = desk.english(german);
    const spelt = desk.spelt(german);
    return first === undefined || spelt === null
      ? null
      : { german: spelt, english: first, others: more, level };
  };
  const toEnglish = fromList(english, isWanted, (item) => englishTask(item, others), {
    nameOf: ({ german }) => german,
    other: fromGerman,
    words,
  });
  const toGerman = fromList(english, isWanted, (item) => germanTask(item, desk), {
    nameOf: (item) => item.english,
    other: (word) => {
      const [german] = desk.german(word);
      return german === undefined ? null : { german, english: word, others: [], level };
    },
    words,
  });
  const [one, other] = INTO_GERMAN.test(words.join(' '))
    ? [toGerman, toEnglish]
    : [toEnglish, toGerman];
  const named = [one, other].map((kind) => kind.named ?? []).find((tasks) => tasks.length > 0);
  return {
    make: one.make,
    find: (said) => one.find(said) ?? other.find(said),
    named: named ?? [],
    // A child that names an English word wants to say it in German.
    name(said) {
      const tasks = one.name?.(said) ?? [];
      return tasks.length > 0 ? tasks : (other.name?.(said) ?? []);
    },
  };
}

type EnglishItem = PracticeFile['english'][number];

const englishTask = (item: EnglishItem, others: readonly string[]): Task => ({
  prompt: `Wie heißt „${item.german}“ auf Englisch?`,
  judge: (answer) =>
    isAnotherMatter(answer)
      ? null
      : hearWord(answer, [item.english, ...item.others], { isEnglish: true, others }),
  hint: `Das englische Wort beginnt mit ${item.english.charAt(0).toUpperCase()}.`,
  secondHint: `Es hat ${item.english.length} Buchstaben. ${halfOf(item.english)}`,
  reason: 'So heißt es auf Englisch. Sprich das Wort dreimal laut, dann bleibt es im Kopf.',
  solution: `„${item.german}“ heißt auf Englisch “${item.english}”.`,
});

const germanTask = (item: EnglishItem, desk: WordsToPractise): Task => ({
  prompt: `Was heißt “${item.english}” auf Deutsch?`,
  judge: (answer) =>
    isAnotherMatter(answer) ? null : hearWord(answer, [item.german, ...desk.german(item.english)]),
  hint: `Das deutsche Wort beginnt mit ${item.german.charAt(0).toUpperCase()}.`,
  secondHint: `Es hat ${item.german.length} Buchstaben. ${halfOf(item.german)}`,
  reason: 'So heißt es auf Deutsch. Sag beide Wörter dreimal zusammen, dann bleiben sie im Kopf.',
  solution: `“${item.english}” heißt auf Deutsch „${item.german}“.`,
});
