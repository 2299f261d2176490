import { keyOf, readQuestion, wordsIn } from '../books/read-question.ts';
import { tellBriefly } from '../books/tell-briefly.ts';
import { answersKind, type QuestionKind, readKind } from './question-kinds.ts';
import type { ReadTopic, TopicSentence } from './read-topic.ts';

export interface TopicPassage {
  id: string;
  title: string;
  /** For a child's ears: whole sentences of the teacher's. */
  told: readonly string[];
  /** For a model to answer from. */
  excerpt: readonly string[];
  /** What else of the text may be asked for. */
  offers: readonly string[];
}

export interface AskedOfTopics {
  question: string;
  level: 'young' | 'older';
  /** The topic in which the answer before stood: "und wann schläft er?" is asked of it. */
  before: string | null;
}

/** "Was ist unser Thema?", "Worum geht es in dem Text?" */
const ASKS_FOR_TEXT =
  /(?:worum geht|wovon handelt|was steht).*(?:text|thema|heute|stunde)|(?:unser|das|dem) (?:thema|text)(?!\p{L})/iu;
const POINTS_BACK =
  /(?<!\p{L})(?:er|sie|es|ihn|ihm|ihnen|ihre?|seine?|die|das|der|davon|dort|da)(?!\p{L})/iu;
/** Asked otherwise than the text says it: these words need not stand there. */
const GENERAL = new Set(
  'wohnen wohnt wohnte leben lebt lebte lebten essen isst aß fressen frisst fraß ernährt machen macht machte machten tat taten passiert passierte passieren aussehen sieht ungefähr genau groß lang hoch schwer alt lange schnell wiegt früher damals steht stand liegt lag gab bekommen bekamen'
    .split(' ')
    .map(keyOf),
);
/** "Wie viele Leute lebten in Köln?" is asked of people, whatever the text calls them. */
const PEOPLE = new Set('Leute Menschen Personen Einwohner'.split(' ').map(keyOf));
/** What answers these is told by its form: a number, a name, a matter. */
const SURE_KINDS: readonly QuestionKind[] = ['how-many', 'name', 'with-what'];
/** In every text; nobody asks for it when asking for a day. */
const TIMES = new Set(
  'Jahr Jahre Tag Tage Monat Woche Stunde Minute Zeit Mensch Menschen Tier Tiere Kind Kinder Leute Welt Land'
    .split(' ')
    .map(keyOf),
);
/** "Stacheln?" behind an answer out of the text. */
const SHORT_WORDS = 3;
const MOST_OPENING = 2;
const MOST_EXCERPT = 6;

/** What the teacher's texts say to a question; null where none does, and LUX answers as ever. */
export function findInTopics(
  topics: readonly ReadTopic[],
  asked: AskedOfTopics,
): TopicPassage | null {
  const ordered = topics.toSorted(
    (one, other) => Number(other.id === asked.before) - Number(one.id === asked.before),
  );
  for (const topic of ordered) {
    const found = findInTopic(topic, asked);
    if (found) return found;
  }
  return null;
}

function findInTopic(topic: ReadTopic, { question, level, before }: AskedOfTopics) {
  const opening = topic.sentences.slice(0, MOST_OPENING);
  if (opening.length === 0) return null;
  if (ASKS_FOR_TEXT.test(question)) return passageOf(topic, opening, { level, keep: [] });

  const read = readQuestion(question);
  const kind = readKind(question);
  const words = [...new Set([...read.subjects, ...read.asked, ...yearsIn(question)])];
  const isFollowing =
    before === topic.id && (POINTS_BACK.test(question) || wordsIn(question).length <= SHORT_WORDS);
  const isOfThis = isFollowing || words.some((word) => isOf(topic.about, word));
  const left = words.filter((word) => !isOf(topic.about, word) && !GENERAL.has(word));
  const others = left.filter((word) => !PEOPLE.has(word));
  const open = others.length > 0 ? others : left;
  if (isOfThis && open.length === 0 && kind === 'what') {
    return passageOf(topic, opening, { level, keep: [] });
  }
  const named = words.filter((word) => isOf(topic.about, word));
  const nouns = open.filter((word) => isOf(topic.nouns, word) || isNounOf(question, word));
  const best = findBest(topic.sentences, (sentence, previous) => {
    const [said, around] = [coverOf(sentence, open), coverOf(previous, open)];
    const misses = open.filter((word) => !said.has(word) && !around.has(word));
    if (!answersKind(kind, sentence.text) || misses.some((word) => nouns.includes(word))) return 0;
    if (isOfThis) {
      // Its subject is named: a verb may be another one where the kind of answer is sure.
      const isSure =
        misses.length === 0 || (kind !== 'what' && nouns.length > 0 && misses.length === 1);
      const isAny = said.size > 0 || (open.length === 0 && kind !== 'what' && kind !== 'why');
      const ofAspect = read.aspects.filter((aspect) => aspect.test(sentence.text)).length;
      // The sentence that names it goes before those that only might.
      const ofSubject = coverOf(sentence, named).size;
      return isSure && isAny ? 1 + said.size * 2 + around.size + ofAspect + ofSubject : 0;
    }
    const [only] = nouns;
    if (nouns.length === 1 && open.length === 1 && only !== undefined) {
      // Why something is so holds for many; what it is, where and when is said of the thing itself.
      const isOfAll = kind === 'why' || kind === 'other' || TIMES.has(only);
      if (isOfAll) return 0;
      if (isHead(sentence, only)) return 3;
      return SURE_KINDS.includes(kind) ? said.size * 2 + around.size : 0;
    }
    return misses.length === 0 && nouns.length > 0 && open.length > 1
      ? said.size * 2 + around.size
      : 0;
  });
  return best && passageOf(topic, around(topic.sentences, best), { level, keep: read.aspects });
}

const yearsIn = (question: string) => question.match(/(?<!\d)\d{3,4}(?!\d)/gu) ?? [];

const isNounOf = (question: string, word: string) =>
  wordsIn(question).some((one, at) => at > 0 && /^\p{Lu}/u.test(one) && keyOf(one) === word);

function findBest(
  sentences: readonly TopicSentence[],
  score: (sentence: TopicSentence, previous: TopicSentence | undefined) => number,
): TopicSentence | null {
  let best: TopicSentence | null = null;
  let most = 0;
  for (const [at, sentence] of sentences.entries()) {
    const reached = score(sentence, sentences[at - 1]);
    if (reached > most) [best, most] = [sentence, reached];
  }
  return best;
}

const coverOf = (sentence: TopicSentence | undefined, words: readonly string[]) =>
  new Set(words.filter((word) => sentence && isIn(sentence.keys, word)));

/** The first noun of a sentence is mostly who or what it speaks of. */
function isHead({ text }: TopicSentence, noun: string): boolean {
  const [first = '', ...others] = wordsIn(text);
  const next = others.find((word) => /^\p{Lu}/u.test(word)) ?? '';
  return [first, next].some((word) => isSame(keyOf(word), noun));
}

const ENDING = 2;
/** "jagte" and "gejagt", "Junge" and "Jungen" */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => word.replace(/^ge(?=.{3})/u, ''));
  if (a === undefined || b === undefined) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return (
    a === b || (short.length > 2 && long.startsWith(short) && long.length - short.length <= ENDING)
  );
}

const isOf = (keys: ReadonlySet<string>, word: string) =>
  [...keys].some((key) => isSame(key, word));

/** Also as a part of a compound: "Fahrzeug" in "Löschfahrzeuge". */
const isIn = (keys: ReadonlySet<string>, word: string) =>
  isOf(keys, word) || (word.length > 3 && [...keys].some((key) => key.endsWith(word)));

function around(sentences: readonly TopicSentence[], best: TopicSentence): TopicSentence[] {
  const at = sentences.indexOf(best);
  const before = best.isLeaning ? sentences[at - 1] : undefined;
  const after = sentences[at + 1];
  return [...(before ? [before] : []), best, ...(after?.isLeaning ? [after] : [])];
}

function passageOf(
  topic: ReadTopic,
  chosen: readonly TopicSentence[],
  { level, keep }: { level: AskedOfTopics['level']; keep: readonly RegExp[] },
): TopicPassage {
  const texts = chosen.map(({ text }) => text);
  const at = topic.sentences.findIndex(({ text }) => text === texts[0]);
  const near = topic.sentences.slice(Math.max(0, at - 1), at + texts.length + 1);
  const excerpt = [...new Set([...texts, ...near.map(({ text }) => text)])].slice(0, MOST_EXCERPT);
  const said = new Set(texts.flatMap(wordsIn));
  const offers = topic.offers.filter((word) => !said.has(word));
  return {
    id: topic.id,
    title: topic.title,
    told: tellBriefly(texts, level, keep),
    excerpt,
    offers,
  };
}
